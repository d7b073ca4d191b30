extension String {
  /// The folders and the name of the file that the path leads to, cleaned, without `.` and `..`.
  ///
  /// Over bytes, because a slash with a combining accent behind it is no longer the character `/`.
  var pathSegments: [String] {
    let segments = cleanedForXML.utf8.split(separator: UInt8(ascii: "/"))
    return segments.map { String(Substring($0)) }.filter { $0 != "." && $0 != ".." }
  }

  /// The path as an attribute of a JUnit report carries it: relative, with forward slashes.
  var attributePath: String {
    let path = pathSegments.joined(separator: "/").attributeText(else: "unnamed")
    let safe = path.replacingScalars { $0 == "\\" ? "\u{FFFD}" : nil }
    return safe.looksAbsolute ? "./\(safe)" : safe
  }

  /// Whether the path begins with a slash, or with a colon's folder, which might be a drive or URL.
  private var looksAbsolute: Bool {
    let colon = utf8.firstIndex(of: UInt8(ascii: ":"))
    let slash = utf8.firstIndex(of: UInt8(ascii: "/"))
    return slash == startIndex || colon.map { $0 < slash ?? endIndex } ?? false
  }

  /// The path as a name in dots, without its extension: `Scenarios/login.yaml` is `Scenarios.login`.
  ///
  /// Dots, blanks and backslashes within a folder's name become hyphens, since readers split names
  /// at them.
  var dottedPath: String {
    var segments = pathSegments
    if let name = segments.popLast() { segments.append(name.withoutExtension) }
    let names = segments.map { segment in
      segment.replacingScalars { $0.endsNamePart ? "-" : nil }
    }
    return names.isEmpty ? "unnamed" : names.joined(separator: ".")
  }

  private var withoutExtension: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot > startIndex else { return self }
    return String(self[..<dot])
  }

  private func replacingScalars(_ replacement: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
    guard unicodeScalars.contains(where: { replacement($0) != nil }) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(replacement(scalar) ?? scalar) }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var endsNamePart: Bool {
    self == "." || self == "\\" || self == " " || (value > 0x7F && properties.isWhitespace)
  }
}
