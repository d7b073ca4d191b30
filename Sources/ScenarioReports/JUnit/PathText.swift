extension String {
  /// The folders and the name of the file that the path leads to, without `.` and `..`.
  ///
  /// Over bytes, because a slash with a combining accent behind it is no longer the character `/`.
  var pathSegments: [String] {
    let segments = utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    return segments.filter { $0 != "." && $0 != ".." }
  }

  /// The path as an attribute of a JUnit report carries it: relative, with forward slashes.
  ///
  /// A colon in the first folder's name would make it look like a drive or a URL.
  var attributePath: String {
    let segments = pathSegments
    let path = segments.joined(separator: "/").attributeText(else: "unnamed")
    let safe = path.replacingScalars { $0 == "\\" ? "\u{FFFD}" : nil }
    return segments.first?.utf8.contains(UInt8(ascii: ":")) == true ? "./\(safe)" : safe
  }

  /// The path as a name in dots, without its extension: `Scenarios/login.yaml` is `Scenarios.login`.
  ///
  /// Dots, blanks and backslashes within a folder's name become hyphens, since readers split names
  /// at them.
  var dottedPath: String {
    var segments = pathSegments
    if let name = segments.popLast() { segments.append(name.withoutExtension) }
    let names = segments.map { segment in
      segment.cleanedForXML.replacingScalars { $0.endsNamePart ? "-" : nil }
    }
    return names.isEmpty ? "unnamed" : names.joined(separator: ".")
  }

  private var withoutExtension: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot > startIndex else { return self }
    return String(self[..<dot])
  }

  private func replacingScalars(_ replacement: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(replacement(scalar) ?? scalar) }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var endsNamePart: Bool {
    self == "." || self == "\\" || properties.isWhitespace
  }
}
