/// The style of a piece of console text, if the console has colours.
///
/// Places, labels and marks look as they do in diagnostics on standard error.
enum Ink {
  case faint
  case green
  case red
  case yellow

  /// A place in a file, with the message about it.
  case place

  /// The word in front of a failure.
  case failure

  /// The word in front of a second place that explains the first.
  case note

  /// The sequence that terminals know.
  var sequence: StaticString {
    switch self {
    case .faint: "\u{1B}[2m"
    case .green: "\u{1B}[32m"
    case .red: "\u{1B}[31m"
    case .yellow: "\u{1B}[33m"
    case .place: "\u{1B}[1m"
    case .failure: "\u{1B}[1;31m"
    case .note: "\u{1B}[1;36m"
    }
  }
}
