"""The other processes of the site: news, presence, and what one left undone."""
