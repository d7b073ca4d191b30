/// What a data file is written in, which its extension tells.
package enum DataFormat: Sendable {
  case csv
  case json
  case yaml

  package init?(ofPath path: String) {
    // Most texts that are asked about are no paths, and may be long.
    let ending = path.utf8.suffix(Self.longestExtension)
    guard let dot = ending.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch path[dot...].lowercased() {
    case ".csv": self = .csv
    case ".json": self = .json
    case ".yaml", ".yml": self = .yaml
    default: return nil
    }
  }

  /// The bytes of `.json`.
  private static let longestExtension = 5
}
