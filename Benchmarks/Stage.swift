/// A part of the tool's work, done for the whole corpus at once.
struct Stage {
  let name: String
  let run: () -> Void
}
