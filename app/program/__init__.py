"""Makes every long-lived object and passes it on."""
