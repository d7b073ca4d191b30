/// A place at which the text and the parser's events do not fit together.
///
/// That is a mistake of ours, or text that looks other to us than to the parser; the file is then
/// left as it is.
struct LayoutFault: Error {
  let offset: Int
}
