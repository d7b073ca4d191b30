/// What a data file is written in, which its extension tells.
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

  /// What a path ends with from its last dot on.
  ///
  /// Most texts that are asked about are no paths, and may be long.
  private static func fileExtension(of path: String) -> Substring? {
    var path = path
    let dot = path.withUTF8 { $0.suffix(longestExtension).lastIndex(of: UInt8(ascii: ".")) }
    return dot.map { Substring(path.utf8.dropFirst($0)) }
  }

  /// The bytes of `.json`.
  private static let longestExtension = 5
}
