"""Words in a play: a fresh one from the hand, or a new one from a table word."""
