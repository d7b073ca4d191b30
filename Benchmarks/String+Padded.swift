extension String {
  enum Side {
    case leading
    case trailing
  }

  /// The text with blanks on one side up to a width.
  func padded(to width: Int, _ side: Side) -> String {
    let blank = String(repeating: " ", count: max(0, width - count))
    return side == .leading ? blank + self : self + blank
  }
}
