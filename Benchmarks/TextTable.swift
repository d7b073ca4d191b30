/// Lines with a name on the left and figures below each other.
struct TextTable {
  private var lines: [String] = []
  private let nameWidth: Int
  private let figureWidth: Int

  init(nameWidth: Int, figureWidth: Int) {
    self.nameWidth = nameWidth
    self.figureWidth = figureWidth
  }

  mutating func add(_ name: String, _ figures: [String]) {
    let padded = figures.map { Self.blank(figureWidth - $0.count) + $0 }
    lines.append(name + Self.blank(nameWidth - name.count) + padded.joined())
  }

  private static func blank(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  var text: String { lines.joined(separator: "\n") }
}

extension Double {
  /// The number as people compare it: `7.6`.
  var tenths: String { "\((self * 10).rounded() / 10)" }
}
