// The pure rules of what a device shows.
