import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioFormatting
import ScenarioModel
import ScenarioRecording
import ScenarioRuntime

/// A tap after an app's launch that leads to another screen, and what is there then.
///
/// It was found by running it, so that a scenario with it passes.
struct FirstTap {
  let target: SelectorText

  /// The name of the screen that it leads to.
  let screen: String

  /// Something that can be seen there and not before.
  let evidence: SelectorText

  /// Tries the elements of a screen in reading order.
  init?(from start: Inspection, of app: InstalledApp, _ settings: LaunchSettings) {
    let selectors = SelectorFinder(start).selectors
    let elements = start.screen.elements
    for index in elements.indices where elements[index].traits.contains(.interactive) {
      guard elements[index].isEnabled, !selectors[index].countsElements,
        let tap = Self(on: selectors[index], from: start, of: app, settings)
      else { continue }
      self = tap
      return
    }
    return nil
  }

  /// Tries one element.
  private init?(
    on target: SelectorText,
    from start: Inspection,
    of app: InstalledApp,
    _ settings: LaunchSettings
  ) {
    guard let end = Self.inspection(after: target, in: app, settings),
      let screen = end.screen.screen, screen != start.screen.screen,
      let evidence = Self.evidence(on: end, notOn: start)
    else { return nil }
    (self.target, self.screen, self.evidence) = (target, screen, evidence)
  }

  /// The app after a tap, once nothing moves; nil if the tap fails.
  private static func inspection(
    after target: SelectorText,
    in app: InstalledApp,
    _ settings: LaunchSettings
  ) -> Inspection? {
    let trial = WrittenValue.mapping(
      omittingEmpty: [
        ("name", .text("Trial")), ("app", .text(app.description.name)),
        ("launch", settings.written),
        ("steps", .list([["tap": target.value], ["pause": .word("2s")]])),
      ]
    )
    let decoded = ScenarioDecoder.decode(SourceFile(path: "trial.yaml", text: trial.flowText))
    guard case .scenario(let scenario) = decoded.content, decoded.diagnostics.isEmpty else {
      return nil
    }
    let planned = Planner(catalog: AppCatalog([app])).plan(
      PlanSource(
        file: decoded.file,
        entries: [PlanSource.Entry(scenario, words: .empty)],
        diagnostics: []
      )
    )
    let inspected = planned.cases.first.flatMap(InspectedCase.init)
    guard let inspection = inspected?.inspection(after: nil, delays: [], in: .model),
      let step = inspection.step, step.record.outcome.kind != .failed
    else { return nil }
    return inspection
  }

  /// An element that says something and was not there before.
  private static func evidence(on end: Inspection, notOn start: Inspection) -> SelectorText? {
    let selectors = SelectorFinder(end).selectors
    let elements = end.screen.elements
    return elements.indices.first { index in
      !elements[index].label.isEmpty && !selectors[index].countsElements
        && selectors[index].matches(on: start.screen).isEmpty
    }.map { selectors[$0] }
  }
}
