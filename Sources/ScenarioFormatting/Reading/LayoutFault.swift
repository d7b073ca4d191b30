/// A place where the text and the parser's events do not match.
///
/// That is a bug of ours, and the file is left unchanged.
struct LayoutFault: Error {
  let offset: Int
}
