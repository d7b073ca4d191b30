import AppModelKit
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Synchronization
import Testing

struct CoverageSurveyTests {
  @Test func `what scenarios see and use is counted, of all that can be reached`() {
    let app = Self.coverage("  - tap: Write\n  - waitFor: {screen: Form}\n")
    #expect(
      app.countText == """
        screens 2/2
        transitions 1/2
        seen 9/10
        used 1/5
        gestures 1/5
        actions 1/5
        delays 1/4
        arguments 0/2
        """
    )
    #expect(
      app.gapText == """
        seen List/staticText[0]
        used List/table[0]/cell[*] swipe
        used Form/navigationBar[0]/button[0] tap
        used Form/textField#Title type
        used Form/button[0] tap
        """
    )
  }

  @Test func `a screen behind a text is reached with the texts that the suite types`() {
    let typed = Self.coverage("  - tap: Write\n  - type: {into: Title, text: Tea}\n")
    #expect(typed.crawl.limit == nil)
    #expect(typed.gaps.contains { $0.id == "Form/button[0] tap" })
  }

  @Test func `the way to what is not covered is the shortest`() {
    let ways = Mutex<[String: Int]>([:])
    let app = Self.coverage("  - assert: Milk\n") { path, name in
      ways.withLock { $0[name] = path.steps.count }
    }
    #expect(app.gaps.allSatisfy { $0.scenario == nil })
    #expect(
      ways.withLock(\.self) == [
        "The app is launched with empty": 0, "The app is launched with fragile": 0,
        "The navigationBar 'New' is shown on Form": 1,
        "The back button 'Notes' is shown on Form": 1,
        "The back button 'Notes' is tapped on Form": 2, "The button 'Save' is shown on Form": 1,
        "The button 'Save' is tapped on Form": 3, "The staticText 'Saved' is shown on List": 3,
        "The textField 'Title' is shown on Form": 1,
        "The textField 'Title' is typed into on Form": 2,
        "The button 'Write' is tapped on List": 1, "The action clearNotice happens": 3,
        "The action edit.title happens": 2, "The action open happens": 1,
        "The action remove happens": 2, "The action save happens": 3,
        "The delay keyboard begins": 2, "The delay notice begins": 3, "The delay pop begins": 2,
        "The delay push begins": 1, "The screen Form is reached": 1,
        "The screen changes by back": 2, "The screen changes by write": 1,
        "The rows are swiped on List": 1,
      ]
    )
  }

  @Test func `the report is the same each time`() {
    let steps = "  - tap: Write\n"
    let (first, second) = (Self.coverage(steps), Self.coverage(steps))
    #expect(first.counts == second.counts)
    #expect("\(first.gaps)" == "\(second.gaps)")
  }
}

extension CoverageSurveyTests {
  /// The coverage of one scenario of ``NotesApp``.
  private static func coverage(
    _ steps: String,
    _ noteWay: @escaping @Sendable (CrawlPath, String) -> Void = { _, _ in }
  ) -> AppCoverage {
    let text = ScenarioText("name: A\napp: notes\nsteps:\n\(steps)", catalog: .notes)
    var settings = CoverageSettings()
    settings.write = { path, name in
      noteWay(path, name)
      return []
    }
    return CoverageSurvey(RunPlan(cases: text.planned.cases), settings: settings).report().apps[0]
  }
}

extension AppCoverage {
  fileprivate var countText: String {
    CoverageUnit.allCases.compactMap { unit in
      counts[unit].map { "\(unit.rawValue) \($0.covered)/\($0.total)" }
    }.joined(separator: "\n")
  }

  /// The elements that are not covered.
  fileprivate var gapText: String {
    gaps.filter { $0.unit == .seen || $0.unit == .used }
      .map { "\($0.unit.rawValue) \($0.id)" }.joined(separator: "\n")
  }
}
