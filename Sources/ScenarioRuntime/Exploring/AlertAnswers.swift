import AppModelKit
import ScenarioDiagnostics
import ScenarioModel

/// The ways to answer an alert that only the screen of a failure has, as handlers of interruptions.
struct AlertAnswers {
  /// A handler, its text in a file, and the type of the alert.
  typealias Candidate = (handler: InterruptionHandler, text: String, type: ElementType)

  /// How many buttons are tried.
  private static let mostButtons = 3

  let usual: ScreenSnapshot
  let failed: ScreenSnapshot

  /// The step that failed, in whose place the handler's steps are shown.
  let span: SourceSpan

  /// The handlers, that of the last button first: it is the one that continues, or that cancels a sheet.
  var candidates: [Candidate] {
    guard let index = failed.unexpectedAlert(besides: usual) else { return [] }
    let alert = failed.elements[index]
    let buttons = failed.descendants(of: index).map { failed.elements[$0] }
      .filter { $0.type == .button && $0.isEnabled && $0.hasPlainName }
    return buttons.reversed().prefix(Self.mostButtons).map { candidate(alert, $0) }
  }

  private func candidate(_ alert: ElementSnapshot, _ button: ElementSnapshot) -> Candidate {
    let text = "{when: {\(alert.namedSelector)}, do: [{tap: {\(button.namedSelector)}}]}"
    let tap = Step(
      command: .action(.tap(Touch(button.selector(at: span)), times: nil, fingers: nil)),
      title: Text(literal: "tap", span: span),
      span: span,
      extent: span
    )
    let handler = InterruptionHandler(
      when: Expectation(.exists(alert.selector(at: span)), span: span),
      steps: [tap],
      title: Text(literal: alert.name, span: span),
      span: span
    )
    return (handler, text, alert.type)
  }
}

extension ScreenSnapshot {
  /// The index of the topmost alert or sheet, unless another screen has one of that name.
  fileprivate func unexpectedAlert(besides other: ScreenSnapshot) -> Int? {
    guard
      let index = elements.lastIndex(where: { $0.type == .alert || $0.type == .sheet }),
      elements[index].hasPlainName,
      !other.elements.contains(where: { $0.signature == elements[index].signature })
    else { return nil }
    return index
  }
}
