/// What a data file is written in, which its extension tells.
package enum DataFormat: Sendable {
  case csv
  case json
  case yaml

  package init?(ofPath path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch path[dot...].lowercased() {
    case ".csv": self = .csv
    case ".json": self = .json
    case ".yaml", ".yml": self = .yaml
    default: return nil
    }
  }
}
