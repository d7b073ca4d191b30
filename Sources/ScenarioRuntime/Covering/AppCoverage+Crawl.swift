import AppModelKit
import ScenarioEvents

extension AppCoverage {
  /// The part of an app that runs cover, relative to everything that runs and a crawl reach.
  init(of runs: [CoveredCase], _ crawl: AppCrawl, _ writer: CoverageWriter) {
    let description = runs[0].execution.app.description
    self.init(app: description.name)
    let suite = runs.reduce(into: CoverageFacts()) { $0.add($1.census) }
    var all = suite
    all.add(crawl.content)
    count(suite, of: all, description)
    self.crawl = crawl.summary
    unreachedScreens = description.screens.filter { !all.screens.contains($0) }
    gaps = suite.gaps(among: all, crawl, description)
    fillGaps(with: crawl, writer)
    self.crawl.crashes = crawl.crashes.map { crash in
      let path = crawl.path(to: crash.path, endsProcess: crash.endsProcess)
      return CrawlSummary.Crash(
        reason: crash.reason,
        scenario: path.flatMap {
          writer.crash($0, named: "The app crashes", endsProcess: crash.endsProcess)
        }
      )
    }
  }

  /// Adds the scenarios that cover what the suite does not.
  private mutating func fillGaps(with crawl: AppCrawl, _ writer: CoverageWriter) {
    for index in gaps.indices {
      guard let way = crawl.firstWay(to: gaps[index]), let path = crawl.path(to: way.path)
      else { continue }
      gaps[index].scenario = writer.scenario(
        path,
        named: gaps[index].scenarioName,
        covering: way.target
      )
    }
  }

  private mutating func count(
    _ suite: CoverageFacts,
    of all: CoverageFacts,
    _ description: AppDescription
  ) {
    func count(_ covered: Int, _ total: Int) -> CoverageCount {
      CoverageCount(covered: covered, total: total)
    }
    counts = [
      .screens: count(suite.screens.count, all.screens.count),
      .transitions: count(suite.transitions.count, all.transitions.count),
      .seen: count(suite.elements.count, all.elements.count),
      .used: count(suite.usedPlaces.count, all.usablePlaces.count),
      .gestures: count(suite.gestures.count, all.reactions.count),
      .actions: count(suite.actions.count, all.actions.count),
      .delays: count(suite.delays.count, all.delays.count),
      .arguments: count(
        description.arguments.count { suite.arguments.contains($0.name) },
        description.arguments.count
      ),
    ]
  }
}

/// The facts about an app that some runs cover.
struct CoverageFacts: Sendable {
  private(set) var screens: Set<String> = []
  private(set) var transitions: Set<String> = []
  private(set) var actions: Set<String> = []
  private(set) var delays: Set<String> = []
  private(set) var arguments: Set<String> = []
  private(set) var elements: [String: CensusContent.Element] = [:]

  /// The gestures that elements took, and those that they could take.
  private(set) var gestures: Set<CensusContent.UsedGesture> = []
  private(set) var reactions: Set<CensusContent.UsedGesture> = []

  mutating func add(_ census: CensusContent) {
    screens.formUnion(census.screens)
    transitions.formUnion(census.transitions)
    actions.formUnion(census.actions)
    delays.formUnion(census.delays)
    arguments.formUnion(census.arguments)
    elements.merge(census.elements.map { ($0.place, $0) }) { old, _ in old }
    reactions.formUnion(census.reactions)
    gestures.formUnion(census.gestures.filter { census.reactions.contains($0) })
  }

  var usedPlaces: Set<String> { Set(gestures.map(\.place)) }

  var usablePlaces: Set<String> { Set(reactions.map(\.place)) }
}

extension CoverageFacts {
  /// The facts of another set that are missing here, by unit and in the crawl's order.
  func gaps(
    among all: CoverageFacts,
    _ crawl: AppCrawl,
    _ description: AppDescription
  ) -> [CoverageGap] {
    let order = crawl.firstPaths.map(\.target)
    var gaps: [CoverageGap] = []
    func add(_ unit: CoverageUnit, _ ids: Set<String>, but known: Set<String>) {
      let missing = ids.subtracting(known).sorted()
      gaps += missing.map { name in
        CoverageGap(unit: unit, name: name, id: name, scenarioName: unit.scenarioName(of: name))
      }
    }
    add(.screens, all.screens, but: screens)
    add(.transitions, all.transitions, but: transitions)
    for case .element(let place) in order where elements[place] == nil {
      gaps.append(CoverageGap(.seen, place, nil, all))
    }
    let used = usedPlaces
    let lacking = all.reactions.subtracting(gestures)
    for gesture in order.gestures(among: lacking) {
      let unit: CoverageUnit = used.contains(gesture.place) ? .gestures : .used
      gaps.append(CoverageGap(unit, gesture.place, gesture.kind, all))
    }
    add(.actions, all.actions, but: actions)
    add(.delays, all.delays, but: delays)
    add(.arguments, Set(description.arguments.map(\.name)), but: arguments)
    return gaps
  }
}

extension [CoverageTarget] {
  /// The gestures of a set, those first that come first here.
  fileprivate func gestures(
    among wanted: Set<CensusContent.UsedGesture>
  ) -> [CensusContent.UsedGesture] {
    var rest = wanted
    var ordered: [CensusContent.UsedGesture] = []
    for case .gesture(let gesture) in self where rest.remove(gesture) != nil {
      ordered.append(gesture)
    }
    return ordered + rest.sorted { ($0.place, $0.kind.rawValue) < ($1.place, $1.kind.rawValue) }
  }
}

extension CoverageUnit {
  /// The name of a scenario that covers something that has no place on a screen.
  fileprivate func scenarioName(of name: String) -> String {
    switch self {
    case .screens: "The screen \(name) is reached"
    case .transitions: "The screen changes by \(name)"
    case .actions: "The action \(name) happens"
    case .delays: "The delay \(name) begins"
    case .arguments: "The app is launched with \(name)"
    case .seen, .used, .checked, .gestures: name
    }
  }
}

extension CoverageGap {
  /// A gap about an element.
  fileprivate init(
    _ unit: CoverageUnit,
    _ place: String,
    _ kind: CensusContent.UsedGesture.Kind?,
    _ all: CoverageFacts
  ) {
    let subject = all.elements[place].map(MutationSubject.init(of:))
    let name = subject.map { $0.text.isEmpty ? "the \($0.kind)" : "'\($0.text)' (\($0.kind))" }
    let phrase = subject.map { $0.text.isEmpty ? "The \($0.kind)" : "The \($0.kind) '\($0.text)'" }
    let verb = subject?.kind == "rows" ? "are" : "is"
    let screen = subject?.screen.map { " on \($0)" } ?? ""
    self.init(
      unit: unit,
      screen: subject?.screen,
      name: (name ?? place) + (kind.map { ": \($0.rawValue)" } ?? ""),
      id: place + (kind.map { " \($0.rawValue)" } ?? ""),
      scenarioName: "\(phrase ?? place) \(verb) \(kind?.participle ?? "shown")\(screen)"
    )
  }
}

extension CensusContent.UsedGesture.Kind {
  /// What happens to the element: `tapped`.
  fileprivate var participle: String {
    switch self {
    case .tap: "tapped"
    case .longPress: "pressed for long"
    case .taps: "tapped several times"
    case .swipe: "swiped"
    case .drag: "dragged"
    case .pinch: "pinched"
    case .rotate: "rotated"
    case .type: "typed into"
    case .adjust: "adjusted"
    }
  }
}

extension AppCrawl {
  /// The first path to the subject of a gap.
  fileprivate func firstWay(
    to gap: CoverageGap
  ) -> (target: CoverageTarget, path: PathReference)? {
    firstPaths.first { $0.target.id == gap.id && $0.target.unit(gap.unit) }
  }
}

extension CoverageTarget {
  fileprivate var id: String {
    switch self {
    case .screen(let name), .transition(let name), .element(let name), .action(let name),
      .delay(let name), .argument(let name):
      name
    case .gesture(let gesture): "\(gesture.place) \(gesture.kind.rawValue)"
    }
  }

  /// Whether the target is counted as a unit.
  fileprivate func unit(_ unit: CoverageUnit) -> Bool {
    switch self {
    case .screen: unit == .screens
    case .transition: unit == .transitions
    case .element: unit == .seen
    case .gesture: unit == .used || unit == .gestures
    case .action: unit == .actions
    case .delay: unit == .delays
    case .argument: unit == .arguments
    }
  }
}

/// A part of an app that can be covered.
enum CoverageTarget: Hashable, Sendable {
  case screen(String)
  case transition(String)
  case element(String)
  case gesture(CensusContent.UsedGesture)
  case action(String)
  case delay(String)
  case argument(String)
}

extension CensusContent {
  /// Everything that was covered.
  var targets: Set<CoverageTarget> {
    var targets = Set(screens.map(CoverageTarget.screen))
    targets.formUnion(transitions.map(CoverageTarget.transition))
    targets.formUnion(elements.map { .element($0.place) })
    targets.formUnion(gestures.map(CoverageTarget.gesture))
    targets.formUnion(actions.map(CoverageTarget.action))
    targets.formUnion(delays.map(CoverageTarget.delay))
    targets.formUnion(arguments.map(CoverageTarget.argument))
    return targets
  }
}
