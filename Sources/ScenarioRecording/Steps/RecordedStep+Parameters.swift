import ScenarioDiagnostics
import ScenarioYAML

extension RecordedStep {
  /// The step with references to parameters in place of their texts.
  func parameterized(by parameters: [FlowParameter]) -> RecordedStep {
    let root = YAMLReader.read(SourceFile(path: "step", text: text)).document?.root
    var bytes = Array(text.utf8)
    for scalar in (root?.textScalars ?? []).sorted(by: { $0.span.start > $1.span.start }) {
      guard let reference = parameters.reference(inPlaceOf: scalar.text) else { continue }
      let span = scalar.span
      bytes.replaceSubrange(Int(span.start)..<Int(span.end), with: Array(reference.utf8))
    }
    var step = self
    step.text = String(decoding: bytes, as: UTF8.self)
    return step
  }
}

extension [FlowParameter] {
  /// The reference to the parameter that has a text, or that has it without the Return key at its end.
  fileprivate func reference(inPlaceOf text: String) -> String? {
    for (end, written) in [("", ""), ("\n", "\\n")] {
      let parameter = first { $0.text.replacing("${", with: "$${") + end == text }
      if let parameter { return "\"${\(parameter.name)}\(written)\"" }
    }
    return nil
  }
}

extension YAMLNode {
  /// The scalars within the node that are texts: values and items, but no numbers of things.
  fileprivate var textScalars: [YAMLNode] {
    switch kind {
    case .scalar: []
    case .sequence: items.flatMap(\.ownTextScalars)
    case .mapping:
      entries.flatMap { Self.counts.contains($0.key.text) ? [] : $0.value.ownTextScalars }
    }
  }

  private var ownTextScalars: [YAMLNode] { kind == .scalar ? [self] : textScalars }

  private static let counts = ["index", "count", "answered"]
}
