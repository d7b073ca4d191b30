import AppModelKit

/// A text broken into lines that fit into a frame of a drawing.
struct DrawnLabel {
  enum Alignment {
    /// At the very beginning, as a text without a box.
    case start

    /// At the beginning, some way from the edge.
    case leading
    case middle

    /// In the middle of the first line.
    case top
  }

  let lines: [String]
  let fontSize: Double
  private let frame: Rect
  private let alignment: Alignment

  private static let largestFont = 17.0

  /// Smaller letters can't be read even if the drawing is enlarged.
  private static let smallestFont = 4.0

  /// More than fits into any frame.
  private static let mostCharacters = 400

  /// Breaks a text into lines, with the largest font that fits all of it.
  ///
  /// A text that does not fit with the smallest font ends in an ellipsis.
  init(_ text: String, in frame: Rect, aligned alignment: Alignment) {
    self.frame = frame
    self.alignment = alignment
    let words = text.prefix(Self.mostCharacters)
      .split(whereSeparator: \.isWhitespace).map { String($0) }
    let width = frame.width - 2 * alignment.margin
    var size = Self.firstFont(for: words, width, frame.height)
    var lines = Self.lines(of: words, width / size)
    while size > Self.smallestFont, lines.count > Self.lineCount(in: frame, size) {
      size = max(Self.smallestFont, size - 0.5)
      lines = Self.lines(of: words, width / size)
    }
    fontSize = size
    let count = Self.lineCount(in: frame, size)
    self.lines = lines.count > count ? lines.shortened(to: count) : lines
  }

  /// The font size whose lines fit the frame's height, and whose longest word fits its width.
  private static func firstFont(for words: [String], _ width: Double, _ height: Double) -> Double {
    let longest = words.reduce(0.1) { max($0, WidestFont.width(of: $1)) }
    return max(smallestFont, min(largestFont, height * 0.78, width / longest))
  }

  /// How many lines there is room for; none in a frame without a size.
  private static func lineCount(in frame: Rect, _ fontSize: Double) -> Int {
    guard frame.width > 0, frame.height > 0 else { return 0 }
    return max(1, Int(min(frame.height / lineHeight(fontSize), 1000)))
  }

  private static func lineHeight(_ fontSize: Double) -> Double { fontSize * 1.25 }

  private var lineHeight: Double { Self.lineHeight(fontSize) }

  /// Puts each word after the last one, or on a line of its own if it does not fit.
  ///
  /// - Parameters:
  ///   - words: The words, in order.
  ///   - width: The width of a line, as a multiple of the font's size.
  /// - Returns: The lines, from top to bottom.
  private static func lines(of words: [String], _ width: Double) -> [String] {
    var lines: [String] = []
    for word in words.flatMap({ $0.pieces(within: width) }) {
      if let last = lines.last, WidestFont.width(of: "\(last) \(word)") <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  var isCentered: Bool {
    switch alignment {
    case .middle, .top: true
    case .start, .leading: false
    }
  }

  var x: Double { isCentered ? frame.width / 2 : alignment.margin }

  func y(ofLine index: Int) -> Double {
    let offset = Double(index) * lineHeight
    switch alignment {
    case .top: return min(24, frame.height / 2) + offset
    case .start, .leading, .middle:
      return frame.height / 2 + offset - Double(lines.count - 1) * lineHeight / 2
    }
  }
}

extension DrawnLabel.Alignment {
  /// How far a text stays away from either side of its frame.
  fileprivate var margin: Double {
    switch self {
    case .start: 0
    case .leading: 10
    case .middle, .top: 2
    }
  }
}

extension String {
  /// The word in pieces that fit into a width, but have at least one character.
  fileprivate func pieces(within width: Double) -> [String] {
    guard WidestFont.width(of: self) > width else { return [self] }
    return reduce(into: []) { pieces, character in
      if let last = pieces.last, WidestFont.width(of: "\(last)\(character)") <= width {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
    }
  }
}

extension [String] {
  /// The first lines; the last one ends in an ellipsis.
  fileprivate func shortened(to count: Int) -> [String] {
    guard count > 0 else { return [] }
    return prefix(count - 1) + ["\(self[count - 1].dropLast())…"]
  }
}
