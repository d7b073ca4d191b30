import ScenarioEvents
import ScenarioModel

/// A step's title with values in the place of its references.
///
/// It knows what each value was made of, since only later it may turn out that one is a secret.
struct FilledTitle {
  /// A piece of the text; what was written out has no sources.
  struct Piece {
    let text: String
    var sources = ValueSources()
  }

  let pieces: [Piece]

  var text: String { pieces.map(\.text).joined() }

  /// Whether something secret went into any value.
  func isMade(of secret: SecretSources) -> Bool {
    pieces.contains { secret.cover($0.sources) }
  }

  func masked(madeOf secret: SecretSources) -> String {
    pieces.map { secret.cover($0.sources) ? Secrets.mask : $0.text }.joined()
  }
}
