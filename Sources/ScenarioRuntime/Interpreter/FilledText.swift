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

  /// All of the text that is no piece yet: nearly always nothing is filled in, and there are none.
  private var beginning: String
  private var pieces: [Piece] = []

  /// A text that was written out.
  init(_ text: String) {
    beginning = text
  }

  init(pieces: [Piece]) {
    beginning = ""
    self.pieces = pieces
  }

  /// Whether no values were filled in.
  var isWrittenOut: Bool { pieces.allSatisfy(\.sources.isEmpty) }

  /// A lone text is not copied, as there may be much of it.
  var text: String {
    if pieces.isEmpty { return beginning }
    if pieces.count == 1, beginning.isEmpty { return pieces[0].text }
    return beginning + pieces.map(\.text).joined()
  }

  /// Adds a text that was written out; it makes one piece with what was written before it.
  mutating func append(_ text: String) {
    let last = pieces.count - 1
    if last < 0 {
      beginning += text
      return
    }
    guard pieces[last].sources.isEmpty else { return pieces.append(Piece(text: text)) }
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
    beginning + pieces.map { secret.cover($0.sources) ? Secrets.mask : $0.text }.joined()
  }
}
