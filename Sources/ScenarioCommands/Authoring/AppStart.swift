import AppModelKit
import ScenarioEvents
import ScenarioFormatting
import ScenarioModel
import ScenarioRecording
import ScenarioRuntime

/// The first steps that an app allows, for the scenario that `init` writes.
struct AppStart {
  private let settings: LaunchSettings

  /// The name of the topmost screen, if there is one.
  private let screen: String?

  /// The element that the scenario taps, or asserts if no tap leads anywhere.
  private let element: SelectorText?

  /// The tap that leads to another screen, if there is one.
  let tap: FirstTap?

  /// The elements whose tap ended the process, so that no scenario can have it.
  let trappedTaps: [SelectorText]

  /// Launches an app without arguments, then with each of its flags, until a tap leads somewhere.
  init(
    of app: InstalledApp,
    after traps: TrapSettings = TrapSettings()
  ) throws(AppStartFault) {
    let plain: AppStart
    do throws(InspectionFault) {
      plain = try AppStart(of: app, LaunchSettings(), traps)
    } catch {
      throw AppStartFault(app: app.description.name, reason: error.text)
    }
    var start = plain
    for flag in app.description.arguments.flags where start.tap == nil {
      start = (try? AppStart(of: app, LaunchSettings(arguments: [.init(flag)]), traps)) ?? start
    }
    self = start.tap == nil ? plain : start
  }

  private init(
    of app: InstalledApp,
    _ settings: LaunchSettings,
    _ traps: TrapSettings
  ) throws(InspectionFault) {
    self.settings = settings
    let (launch, inspection) = try Self.inspections(of: app, settings, traps)
    tap =
      FirstTap(from: launch, of: app, settings, traps)
      ?? FirstTap(from: inspection, of: app, settings, traps)
    trappedTaps = FirstTap.trapped(from: inspection, of: app, settings, traps)
    screen = inspection.screen.screen
    element = tap?.target ?? Self.firstElement(of: inspection)
  }

  /// The app at its launch, and where it comes to rest: the scenario waits for that screen.
  private static func inspections(
    of app: InstalledApp,
    _ settings: LaunchSettings,
    _ traps: TrapSettings
  ) throws(InspectionFault) -> (Inspection, Inspection) {
    let inspections = try traps.guarding(settings.executionKey(in: app)) {
      () throws(InspectionFault) in
      var session = InProcessSession(app)
      let (launch, _) = try session.inspectLaunch(settings, at: nil, settling: .idle)
      let (rest, _) = try session.inspectLaunch(settings, at: .seconds(2), settling: .idle)
      return (launch, rest)
    }
    guard let inspections else { throw .trap }
    return inspections
  }

  /// The first element that reacts to gestures and can be named without counting, or that says something.
  private static func firstElement(of inspection: Inspection) -> SelectorText? {
    let selectors = SelectorFinder(inspection).selectors
    let elements = inspection.screen.elements
    let named = elements.indices.filter { !selectors[$0].countsElements }
    let best =
      named.first { elements[$0].traits.contains(.interactive) }
      ?? named.first { !elements[$0].label.isEmpty } ?? named.first
    return best.map { selectors[$0] }
  }

  /// The header's `launch`, if the app needs arguments.
  var launch: String {
    WrittenValue.mapping(omittingEmpty: [("launch", settings.written)]).entryTexts()
      .map { "\($0)\n" }.joined()
  }

  /// The steps of a scenario that waits, taps and asserts, if the app allows it.
  var steps: String {
    let steps =
      [
        screen.map { _ in RecordedStep("waitFor", ["check": .text("appHasStarted")]) },
        element.map { _ in
          RecordedStep(tap == nil ? "assert" : "tap", ["named": .text("firstElement")])
        },
        tap.map { RecordedStep("waitFor", ["screen": .literal($0.screen)]) },
        tap.map { RecordedStep("assert", $0.evidence.value) },
      ].compactMap(\.self)
    return (steps.isEmpty ? [RecordedStep("hierarchy")] : steps).map { "  \($0.item)\n" }.joined()
  }

  /// A vocabulary with a word for each.
  var vocabulary: String {
    ([Self.heading] + [elements, checks].compactMap(\.self)).joined(separator: "\n")
  }

  private static let heading = """
    # yaml-language-server: $schema=../../Schemas/scenario.schema.json

    # Names for elements and conditions. When the app changes, only this file changes.
    vocabulary: The words of the app

    """

  private var elements: String? {
    element.map { "elements:\n  firstElement: \($0.text)\n" }
  }

  private var checks: String? {
    screen.map { name in
      """
      checks:
        appHasStarted:
          description: The first screen is on top.
          screen: \(ScalarText.writing(name, in: .block))

      """
    }
  }
}

extension InspectionFault {
  /// An app whose model has ended the process.
  static var trap: Self {
    let advice = "to see where, set SWIFT_BACKTRACE=enable=yes"
    return .crash(SessionFault(.crash, "its model trapped", advice: advice))
  }
}

extension LaunchSettings {
  /// A number that identifies a launch of an app, with the tap after it, and is the same in the next
  /// process.
  func executionKey(in app: InstalledApp, tapping target: SelectorText? = nil) -> UInt64 {
    let start = WrittenValue.mapping(
      omittingEmpty: [("launch", written), ("tap", target?.value)]
    )
    return CaseIdentity(file: app.description.name, line: 1, name: start.flowText).executionKey
  }
}

/// Why an app does not start without arguments.
struct AppStartFault: Error {
  let app: String
  let reason: String
}
