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

  /// Whether any value has a source in common with a secret.
  func isMade(of secret: ValueSources) -> Bool {
    pieces.contains { $0.sources.overlap(secret) }
  }

  func masked(madeOf secret: ValueSources) -> String {
    pieces.map { $0.sources.overlap(secret) ? Secrets.mask : $0.text }.joined()
  }
}
