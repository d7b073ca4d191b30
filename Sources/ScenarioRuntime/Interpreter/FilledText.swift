import ScenarioEvents
import ScenarioModel

/// A text of the log with values in the place of its references: a step's title, or a note's text.
///
/// It knows what each value was made of, since only later it may turn out that one is a secret.
struct FilledText {
  /// A piece of the text; what was written out has no sources.
  struct Piece {
    let text: String
    var sources = ValueSources()
  }

  let pieces: [Piece]

  /// A lone piece is not copied, as there may be much of it.
  var text: String { pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined() }

  /// Whether something secret went into any value.
  func isMade(of secret: SecretSources) -> Bool {
    pieces.contains { secret.cover($0.sources) }
  }

  func masked(madeOf secret: SecretSources) -> String {
    pieces.map { secret.cover($0.sources) ? Secrets.mask : $0.text }.joined()
  }
}
