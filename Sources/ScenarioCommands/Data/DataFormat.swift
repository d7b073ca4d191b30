/// What a data file is written in, which its extension tells.
enum DataFormat {
  case csv
  case json
  case yaml

  init?(ofPath path: String) {
    let path = path.lowercased()
    if path.hasSuffix(".csv") {
      self = .csv
    } else if path.hasSuffix(".json") {
      self = .json
    } else if path.hasSuffix(".yaml") || path.hasSuffix(".yml") {
      self = .yaml
    } else {
      return nil
    }
  }
}
