import ScenarioEvents
import ScenarioModel

/// A text of the log with values in the place of its references: a step's title, or a note's text.
///
/// It knows what each value was made of, since only later it may turn out that one is a secret.
struct FilledText {
  /// A piece of the text; what was written out has no sources.
  struct Piece {
    var text: String
    var sources = ValueSources()
  }

  private(set) var pieces: [Piece]

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Whether no values were filled in.
  var isWrittenOut: Bool { pieces.allSatisfy(\.sources.isEmpty) }

  /// A lone piece is not copied, as there may be much of it.
  var text: String { pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined() }

  /// Adds a text that was written out; it makes one piece with what was written before it.
  mutating func append(_ text: String) {
    let last = pieces.count - 1
    guard last >= 0, pieces[last].sources.isEmpty else {
      return pieces.append(Piece(text: text))
    }
    pieces[last].text += text
  }

  mutating func append(_ pieces: [Piece]) {
    self.pieces += pieces
  }

  /// Whether something secret went into any value.
  func isMade(of secret: SecretSources) -> Bool {
    pieces.contains { secret.cover($0.sources) }
  }

  func masked(madeOf secret: SecretSources) -> String {
    pieces.map { secret.cover($0.sources) ? Secrets.mask : $0.text }.joined()
  }
}
