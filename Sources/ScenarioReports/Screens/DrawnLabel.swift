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

  private(set) var lines: [String] = []
  let fontSize: Double
  private let frame: Rect
  private let alignment: Alignment

  /// How wide a letter is beside its height, roughly.
  private static let letterWidth = 0.53

  /// More than fits into any frame.
  private static let mostCharacters = 400

  init(_ text: String, in frame: Rect, aligned alignment: Alignment) {
    self.frame = frame
    self.alignment = alignment
    let words = text.prefix(Self.mostCharacters)
      .split(whereSeparator: \.isWhitespace).map { String($0) }
    let longest = words.reduce(1) { max($0, displayWidth(of: $1)) }
    let fitting = frame.width / (Double(longest) * Self.letterWidth)
    fontSize = max(8, min(17, frame.height * 0.78, fitting))
    guard frame.width > 0, frame.height > 0 else { return }
    let columns = Self.count(frame.width / (fontSize * Self.letterWidth))
    let mostLines = max(1, Self.count(frame.height / lineHeight))
    for word in words { add(word, columns: columns) }
    if lines.count > mostLines { lines.removeLast(lines.count - mostLines) }
  }

  private var lineHeight: Double { fontSize * 1.25 }

  /// A number of things, for which there is always some limit.
  private static func count(_ number: Double) -> Int {
    Int(min(number, 1000))
  }

  /// Puts a word behind the last one, or on a line of its own if it does not fit.
  private mutating func add(_ word: String, columns: Int) {
    guard let last = lines.last else { return lines.append(word) }
    let joined = "\(last) \(word)"
    if displayWidth(of: joined) <= columns {
      lines[lines.count - 1] = joined
    } else {
      lines.append(word)
    }
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
