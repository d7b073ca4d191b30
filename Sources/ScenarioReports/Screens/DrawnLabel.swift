import AppModelKit
import ScenarioDiagnostics

/// A text broken into lines for a frame of a drawing.
///
/// Nobody knows here how wide a browser's letters are, so it goes by their usual width.
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

  /// How wide a letter is beside its height, roughly.
  private static let letterWidth = 0.53

  /// Letters that are smaller can't be read.
  private static let smallestFont = 8.0

  /// More than fits into any frame.
  private static let mostCharacters = 400

  /// Breaks a text into lines, in the largest letters in which all of them fit.
  init(_ text: String, in frame: Rect, aligned alignment: Alignment) {
    self.frame = frame
    self.alignment = alignment
    let words = text.prefix(Self.mostCharacters)
      .split(whereSeparator: \.isWhitespace).map { String($0) }
    var size = Self.largestFont(for: words, in: frame)
    var lines = Self.lines(of: words, in: frame, size)
    while size > Self.smallestFont, lines.count > Self.lineCount(in: frame, size) {
      size = max(Self.smallestFont, size - 1)
      lines = Self.lines(of: words, in: frame, size)
    }
    fontSize = size
    self.lines = Array(lines.prefix(Self.lineCount(in: frame, size)))
  }

  /// The size in which a line fits the frame's height, and the longest word its width.
  private static func largestFont(for words: [String], in frame: Rect) -> Double {
    let longest = words.reduce(1) { max($0, displayWidth(of: $1)) }
    return max(
      smallestFont,
      min(17, frame.height * 0.78, frame.width / (Double(longest) * letterWidth))
    )
  }

  /// How many lines there is room for; none in a frame without a size.
  private static func lineCount(in frame: Rect, _ fontSize: Double) -> Int {
    guard frame.width > 0, frame.height > 0 else { return 0 }
    return max(1, count(frame.height / lineHeight(fontSize)))
  }

  private static func lineHeight(_ fontSize: Double) -> Double { fontSize * 1.25 }

  private var lineHeight: Double { Self.lineHeight(fontSize) }

  /// A number of things, for which there is always some limit.
  private static func count(_ number: Double) -> Int {
    number > 0 ? Int(min(number, 1000)) : 0
  }

  /// Puts each word behind the last one, or on a line of its own if it does not fit.
  private static func lines(of words: [String], in frame: Rect, _ fontSize: Double) -> [String] {
    let columns = count(frame.width / (fontSize * letterWidth))
    var lines: [String] = []
    for word in words {
      guard let last = lines.last else {
        lines.append(word)
        continue
      }
      let joined = "\(last) \(word)"
      if displayWidth(of: joined) <= columns {
        lines[lines.count - 1] = joined
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

  var x: Double {
    switch alignment {
    case .start: 0
    case .leading: 10
    case .middle, .top: frame.width / 2
    }
  }

  /// The middle of a line.
  func y(ofLine index: Int) -> Double {
    let offset = Double(index) * lineHeight
    switch alignment {
    case .top: return 24 + offset
    case .start, .leading, .middle:
      return frame.height / 2 + offset - Double(lines.count - 1) * lineHeight / 2
    }
  }
}
