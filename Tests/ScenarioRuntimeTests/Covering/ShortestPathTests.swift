import AppModelKit
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Synchronization
import Testing

/// Holds the crawl's paths to all sequences of moves that there are.
struct ShortestPathTests {
  /// How many moves the longest sequences have.
  private static let mostMoves = 4

  @Test func `no path to what is not covered is longer than it has to be`() throws {
    let lengths = Mutex<[String: Int]>([:])
    let text = ScenarioText(
      """
      name: A
      app: notes
      steps:
        - assert: Milk

      """,
      catalog: .notes
    )
    var settings = CoverageSettings()
    settings.write = { path, name in
      lengths.withLock { $0[name] = path.steps.count }
      return []
    }
    let report = CoverageSurvey(RunPlan(cases: text.planned.cases), settings: settings).report()
    let found = lengths.withLock(\.self)
    let shortest = try Self.shortestLengths()
    let gaps = report.apps[0].gaps
    #expect(gaps.count > 20)
    for gap in gaps {
      #expect(found[gap.scenarioName] == shortest[gap.target], "\(gap.scenarioName)")
    }
  }

  /// The number of moves that each part of the app takes, of those that few moves reach.
  private static func shortestLengths() throws -> [String: Int] {
    var lengths: [String: Int] = [:]
    for length in 0...mostMoves {
      let census = Census(listsMutations: false)
      for arguments in [[], ["-empty"], ["-fragile"]] {
        var app = try launch(arguments, census)
        try search(&app, length)
      }
      for target in census.content.names where lengths[target] == nil { lengths[target] = length }
    }
    return lengths
  }

  private static func launch(_ arguments: [String], _ census: Census) throws -> any ComparableApp {
    var request = LaunchRequest(arguments: arguments)
    request.instrument = .census(census)
    var app = try #require(try NotesApp.launch(request).app as? any ComparableApp)
    try app.rest()
    return app
  }

  private static func search(_ app: inout any ComparableApp, _ moveCount: Int) throws {
    if moveCount == 0 { return }
    for input in app.inputs {
      let texts: [KeyboardText] = input.kind == .type ? [.text("a"), .cleared] : []
      for gesture in input.gestures {
        for text in texts.isEmpty ? [nil] : texts.map(Optional.some) {
          var next = app
          guard next.reach(input) else { continue }
          try next.perform(gesture, on: input.element)
          try next.rest()
          for key in text?.keys ?? [] { _ = try next.type(key) }
          try next.rest()
          try search(&next, moveCount - 1)
        }
      }
    }
    if app.screen.elements.contains(where: { $0.type == .keyboard }) {
      var next = app
      _ = try next.type(.dismiss)
      try next.rest()
      try search(&next, moveCount - 1)
    }
  }
}

/// What is typed into a field.
private enum KeyboardText {
  case text(String)
  case cleared

  var keys: [KeyboardInput] {
    switch self {
    case .text(let text): text.map(KeyboardInput.character)
    case .cleared: [.clear]
    }
  }
}

extension ComparableApp {
  /// Advances time until nothing is scheduled, and draws each screen on the way.
  fileprivate mutating func rest() throws {
    _ = screen
    while let next = nextChange(by: moment + .seconds(60)) {
      try advance(to: next)
      _ = screen
    }
  }
}

extension CensusContent {
  /// The parts of the app that were covered, by unit and name.
  fileprivate var names: Set<String> {
    var names = Set(screens.map { "screens \($0)" } + transitions.map { "transitions \($0)" })
    names.formUnion(elements.map { "seen \($0.place)" })
    names.formUnion(gestures.map { "gestures \($0.place) \($0.kind.rawValue)" })
    names.formUnion(actions.map { "actions \($0)" } + delays.map { "delays \($0)" })
    names.formUnion(arguments.map { "arguments \($0)" })
    return names
  }
}

extension CoverageGap {
  /// The part of the app as ``CensusContent/names`` has it.
  fileprivate var target: String { "\(unit == .used ? "gestures" : unit.rawValue) \(id)" }
}
