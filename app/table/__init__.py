"""The felt: pictures one way, gestures the other. It knows no rule."""
