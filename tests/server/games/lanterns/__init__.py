"""The kernel's tiny game, online: secret choices at once, a race, a form, clocks, a judge."""
