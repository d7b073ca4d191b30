import ScenarioDiagnostics

/// Turns places in files into addresses.
///
///     let links = SourceLinks(template: "https://example.org/{path}#L{line}", folder: "app")
///     links.link(to: "a b.yaml", line: 3)  // "https://example.org/app/a%20b.yaml#L3"
package struct SourceLinks: Equatable, Sendable {
  /// A URL with the placeholders `{path}` and `{line}`.
  package let template: String

  /// The working directory as seen from where the template's paths begin: a relative path, empty if
  /// it is the same folder, or an absolute one.
  package let folder: String

  package init(template: String, folder: String) {
    self.template = template
    self.folder = folder
  }

  /// The address of a line.
  ///
  /// - Parameters:
  ///   - path: A path relative to the working directory, or an absolute one.
  ///   - line: A line, counted from 1.
  /// - Returns: The address; nil for a file outside of the folder at which paths begin.
  package func link(to path: String, line: Int) -> String? {
    guard let path = resolved(path) else { return nil }
    return template.replacing("{line}", with: String(line))
      .replacing("{path}", with: path.percentEncodedPath)
  }

  private func resolved(_ path: String) -> String? {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let isRootAbsolute = folder.utf8.first == UInt8(ascii: "/")
    if isAbsolute, !isRootAbsolute { return nil }
    var parts: [Substring.UTF8View] = []
    for part in (isAbsolute ? path : "\(folder)/\(path)").utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual("..".utf8) {
        guard parts.popLast() != nil else { return nil }
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    let joined = parts.map { String(Substring($0)) }.joined(separator: "/")
    return isRootAbsolute ? "/\(joined)" : joined
  }
}

extension String {
  /// The path with all but ASCII letters, digits, `-._~` and slashes written as `%20`.
  package var percentEncodedPath: String { percentEncoded(keeping: "-._~/") }

  /// The text with all but ASCII letters, digits and the given signs written as `%20`.
  package func percentEncoded(keeping signs: String) -> String {
    utf8.reduce(into: "") { encoded, byte in
      let scalar = Unicode.Scalar(byte)
      if byte.isASCIILetterOrDigit || signs.utf8.contains(byte) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + scalar.hexadecimalCode(digits: 2)
      }
    }
  }
}
