package import ScenarioDiagnostics
package import ScenarioModel
import ScenarioYAML

extension SourceFile {
  /// Whether it may list secrets, even if it can't be read.
  var mentionsSecrets: Bool { mentions(HeaderKey.secrets.rawValue) }

  /// Whether it may list secrets, or give values to variables that the configuration lists.
  package func mayHoldSecrets(listedBy configuration: Header) -> Bool {
    mentionsSecrets || configuration.secrets.contains { mentions($0.value) }
  }
}

extension DecodedFile {
  /// The file without the lines of values that nothing has read, because it is not known which of
  /// these are secrets.
  package var hidingUnreadLines: DecodedFile {
    DecodedFile(
      file: file,
      content: content,
      dataSources: dataSources,
      launchData: launchData,
      escapes: escapes,
      diagnostics: diagnostics.hidingUnreadLines(of: content)
    )
  }
}

extension [Diagnostic] {
  /// The problems of a file without the lines of what was not read, which is all of it if there is no
  /// content.
  func hidingUnreadLines(of content: (some Any)?) -> [Diagnostic] {
    map { content == nil || $0.concernsUnreadValue ? $0.withoutLines : $0 }
  }
}

extension Diagnostic {
  /// Whether there is a value on the line that nothing reads.
  fileprivate var concernsUnreadValue: Bool {
    message.isOf(.duplicateKey, .undefinedAlias, .unsupportedTag)
  }
}
