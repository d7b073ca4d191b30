// The target begins here.
