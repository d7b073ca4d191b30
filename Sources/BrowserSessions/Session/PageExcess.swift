/// What a page has more of than a session looks at.
enum PageExcess {
  case elements
  case frames

  /// Limits of what a page can make the session look at.
  static let greatestFrameCount = 20
  static let greatestFrameDepth = 4

  /// What is left out, in words.
  var warning: String {
    switch self {
    case .elements:
      let count = PageScript.greatestElementCount
      return "the page has more than \(count) elements, and only the first \(count) are seen"
    case .frames:
      return "the page has more than \(Self.greatestFrameCount) frames, or frames more than "
        + "\(Self.greatestFrameDepth) deep; the content of the others is not seen"
    }
  }
}
