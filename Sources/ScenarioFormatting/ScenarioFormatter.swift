package import ScenarioDiagnostics
import ScenarioYAML

/// Lays files out in the one way that is ours, without a change of what they mean.
package enum ScenarioFormatter {
  /// What became of a file.
  package enum Outcome: Sendable {
    /// How the file should look.
    case formatted([UInt8])

    /// The file is not valid YAML.
    case invalid([Diagnostic])

    /// The file would mean something else or lose a comment; a mistake of ours, so it must stay.
    case refused
  }

  /// Formats a file and makes sure that it still says what it said.
  package static func format(_ file: SourceFile) -> Outcome {
    let reading = YAMLReader.read(file)
    if reading.diagnostics.contains(where: \.isError) { return .invalid(reading.diagnostics) }
    guard let layout = try? LayoutReader.read(file) else { return .refused }
    let text = LayoutWriter.text(of: layout.document)
    let formatted = SourceFile(path: file.path, text: text == "\n" ? "" : text)
    guard formatted.means(reading.document), formatted.hasComments(layout.comments) else {
      return .refused
    }
    return .formatted(formatted.bytes.withLineBreaks(like: file.bytes))
  }
}

extension SourceFile {
  /// Whether the file has the same nodes as a document.
  fileprivate func means(_ document: YAMLDocument?) -> Bool {
    let reading = YAMLReader.read(self)
    guard !reading.diagnostics.contains(where: \.isError) else { return false }
    switch (reading.document?.root, document?.root) {
    case (nil, nil): return true
    case (let own?, let other?): return own.means(other)
    case (.some, nil), (nil, .some): return false
    }
  }

  fileprivate func hasComments(_ comments: [String]) -> Bool {
    (try? LayoutReader.read(self).comments) == comments
  }
}

extension [UInt8] {
  /// The bytes with the line breaks of Windows if a text has them.
  fileprivate func withLineBreaks(like other: [UInt8]) -> [UInt8] {
    guard let first = other.firstIndex(where: \.isLineBreak), other[first] == UInt8(ascii: "\r")
    else { return self }
    return flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
  }
}
