/// The format of a data file, known from its extension.
package enum DataFormat: Sendable {
  case csv
  case json
  case yaml

  package init?(ofPath path: String) {
    guard let fileExtension = Self.fileExtension(of: path) else { return nil }
    switch fileExtension.lowercased() {
    case ".csv": self = .csv
    case ".json": self = .json
    case ".yaml", ".yml": self = .yaml
    default: return nil
    }
  }

  /// The extension of a path with its dot, if it is short enough to be one of ours.
  private static func fileExtension(of path: String) -> Substring? {
    var path = path
    let dot = path.withUTF8 { $0.suffix(longestExtension).lastIndex(of: UInt8(ascii: ".")) }
    return dot.map { Substring(path.utf8.dropFirst($0)) }
  }

  /// The bytes of `.json`.
  private static let longestExtension = 5
}
