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

  /// Tries the elements of a screen in reading order, except those whose tap has ended the process.
  init?(
    from start: Inspection,
    of app: InstalledApp,
    _ settings: LaunchSettings,
    _ traps: TrapSettings
  ) {
    for target in Self.targets(on: start) {
      let tap = traps.guarding(settings.executionKey(in: app, tapping: target)) {
        Self(on: target, from: start, of: app, settings)
      }
      guard let tap = tap ?? nil else { continue }
      self = tap
      return
    }
    return nil
  }

  /// The elements of a screen whose tap has ended the process.
  static func trapped(
    from start: Inspection,
    of app: InstalledApp,
    _ settings: LaunchSettings,
    _ traps: TrapSettings
  ) -> [SelectorText] {
    targets(on: start).filter {
      traps.trappedKeys.contains(settings.executionKey(in: app, tapping: $0))
    }
  }

  /// The elements to tap, in reading order.
  private static func targets(on start: Inspection) -> [SelectorText] {
    let selectors = SelectorFinder(start).selectors
    let elements = start.screen.elements
    return elements.indices.filter { index in
      elements[index].traits.contains(.interactive) && elements[index].isEnabled
        && !selectors[index].countsElements
    }.map { selectors[$0] }
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
