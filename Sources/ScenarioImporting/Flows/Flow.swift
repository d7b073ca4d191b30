import ScenarioDiagnostics
import ScenarioYAML

/// A flow as it is in its file: a header, and commands that are not looked at yet.
struct Flow {
  let file: SourceFile

  /// The mapping above `---`.
  let header: YAMLNode

  /// The list below it.
  let commands: YAMLNode

  /// The line `---`.
  let separator: SourceSpan

  static func read(_ file: SourceFile) throws(FlowProblems) -> Flow {
    let parts = try FlowDocuments(of: file)
    let roots = try parts.documents.map { document throws(FlowProblems) in
      try root(of: document, isOnly: parts.documents.count == 1)
    }
    guard let separator = parts.separator else {
      throw problem(ofOnlyDocument: roots[0], in: file)
    }
    guard let header = roots[0], header.kind == .mapping else {
      throw FlowProblems(.headerMissing, at: roots[0]?.span ?? file.beginning, Self.headerAdvice)
    }
    guard let commands = roots[1], commands.kind == .sequence, !commands.items.isEmpty else {
      let place = roots[1]?.span ?? separator
      throw FlowProblems(.commandsMissing, at: place, Self.commandAdvice)
    }
    return Flow(file: file, header: header, commands: commands, separator: separator)
  }

  private static let headerAdvice = "write 'appId: com.example.app' and a line '---' above them"
  private static let commandAdvice = "write them as a list after '---', such as '- launchApp'"

  private static func root(
    of document: SourceFile,
    isOnly: Bool
  ) throws(FlowProblems) -> YAMLNode? {
    let reading = YAMLReader.read(document)
    guard let problem = reading.diagnostics.first(where: \.isError) else {
      return reading.document?.root
    }
    if isOnly, let place = problem.place.span, place.beginsTopLevelItem {
      throw FlowProblems(.separatorMissing, at: place, "write a line '---' above it")
    }
    throw FlowProblems(diagnostics: reading.diagnostics)
  }

  private static func problem(ofOnlyDocument root: YAMLNode?, in file: SourceFile) -> FlowProblems {
    guard let root else { return FlowProblems(.commandsMissing, at: file.beginning, headerAdvice) }
    if root.kind == .sequence { return FlowProblems(.headerMissing, at: root.span, headerAdvice) }
    let isScenario = root["steps"] != nil || root["scenarios"] != nil || root["vocabulary"] != nil
    let advice = isScenario ? "this is a file of rehearse already; run it" : commandAdvice
    return FlowProblems(.commandsMissing, at: root.span, advice)
  }
}

/// Why a file is not a flow.
struct FlowProblems: Error {
  let diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  init(_ message: Diagnostic.Message, at span: SourceSpan, _ advice: String) {
    diagnostics = [Diagnostic(message, at: span, suggestion: advice)]
  }
}

extension SourceSpan {
  /// Whether it begins at the dash of a list that is not indented.
  fileprivate var beginsTopLevelItem: Bool {
    position.column == 1 && file.bytes[Int(start)...].starts(with: "- ".utf8)
  }
}

extension SourceFile {
  fileprivate var beginning: SourceSpan { SourceSpan(file: self, start: 0, end: 0) }
}
