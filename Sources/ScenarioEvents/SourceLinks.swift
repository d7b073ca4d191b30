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
  package var percentEncodedPath: String {
    var encoded = ""
    for byte in utf8 {
      if byte.isUnreservedInURL || byte == UInt8(ascii: "/") {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return encoded
  }
}

extension UInt8 {
  fileprivate var isUnreservedInURL: Bool {
    isASCIILetterOrDigit || "-._~".utf8.contains(self)
  }
}
