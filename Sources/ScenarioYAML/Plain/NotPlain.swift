/// Something in a file that only the parser can judge.
struct NotPlain: Error {}
