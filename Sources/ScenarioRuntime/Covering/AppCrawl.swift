import AppModelKit
import ScenarioEvents

/// Searches an app breadth-first for everything that a user can reach.
///
/// A state is a running app that is idle. Equal states are searched once, and only a few of those
/// that differ in their texts alone.
struct AppCrawl {
  /// A state that was reached.
  fileprivate struct Node {
    var app: any ComparableApp

    /// The index of the previous state, and the move from there; nil for a launch.
    let origin: (node: Int, input: AppInput?, move: CrawlPath.Move)?

    let launch: Int
    let depth: Int

    /// A key of the path that is the same in each search.
    let key: UInt64
  }

  /// The maximum number of states, and of moves from the launch.
  static let mostStates = 5_000
  static let mostMoves = 12

  /// The maximum number of states with the same outline that the search continues from.
  private static let mostAlike = 8

  private let app: InstalledApp
  private let launches: [(settings: LaunchSettings, loadData: DataLoader)]
  private let texts: (String) -> [String]
  private let traps: TrapSettings
  private let isInterrupted: @Sendable () -> Bool
  private let census = Census(listsMutations: false)
  private var nodes: [Node] = []

  /// The app at rest after each launch that succeeded, by the indices of launches.
  private var launched: [Int: any ComparableApp] = [:]

  /// The states that were reached, by what they show: equal states show the same.
  private var known: [ScreenSnapshot: [AppState]] = [:]
  private var alike: [Set<String>: Int] = [:]
  private var crashReasons: Set<String> = []

  /// The first way to everything that was reached, in the order of the search.
  private(set) var firstPaths: [(target: CoverageTarget, path: PathReference)] = []
  private(set) var crashes: [CrawlCrash] = []
  private(set) var summary = CrawlSummary()
  private var reached: Set<CoverageTarget> = []
  private var censusSize = 0

  /// The end of a way: a launch, or a move from a state.
  struct PathReference {
    fileprivate let launch: Int
    fileprivate let last: (node: Int, input: AppInput?, move: CrawlPath.Move)?
  }

  /// A search that has not begun.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - launches: How it is launched.
  ///   - texts: The texts to type into the field at a place.
  ///   - traps: What keeps a move from ending the process for good.
  ///   - isInterrupted: Whether the search must end.
  init(
    _ app: InstalledApp,
    launches: [(settings: LaunchSettings, loadData: DataLoader)],
    texts: @escaping (String) -> [String],
    traps: TrapSettings = TrapSettings(),
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.app = app
    self.launches = launches
    self.texts = texts
    self.traps = traps
    self.isInterrupted = isInterrupted
  }

  /// The findings.
  var content: CensusContent { census.content }

  /// Searches the app.
  mutating func run() {
    for index in launches.indices { launch(index) }
    var next = 0
    while next < nodes.count, !isInterrupted() {
      if nodes.count >= Self.mostStates {
        summary.limit = .states(Self.mostStates)
        break
      }
      explore(from: next)
      next += 1
    }
    summary.stateCount = nodes.count
  }

  private mutating func launch(_ index: Int) {
    var request = LaunchRequest()
    request.instrument = .census(census)
    let (settings, loadData) = launches[index]
    let key = StableHash(UInt64(index)).value
    let launched: (any ComparableApp)?? = traps.guarding(key) { [request] in
      let launch = try? app.launch(settings, as: request, loadData: loadData)
      guard var app = launch?.app as? any ComparableApp else { return nil }
      return (try? app.rest()).map { app }
    }
    guard let app = launched ?? nil else { return }
    self.launched[index] = app
    add(Node(app: app, origin: nil, launch: index, depth: 0, key: key))
    note(PathReference(launch: index, last: nil))
  }

  /// Adds a state if it is new and worth exploring further.
  private mutating func add(_ node: Node) {
    var node = node
    let (screen, state) = (node.app.screen, node.app.state)
    guard !known[screen, default: []].contains(state) else { return }
    known[screen, default: []].append(state)
    let outline = node.app.outline
    let count = alike[outline, default: 0]
    guard count < Self.mostAlike else { return }
    alike[outline] = count + 1
    nodes.append(node)
  }

  private mutating func explore(from index: Int) {
    guard nodes[index].depth < Self.mostMoves else {
      summary.limit = .depth(Self.mostMoves)
      return
    }
    var app = nodes[index].app
    for input in app.inputs {
      for move in moves(for: input) { make(move, with: input, from: index) }
    }
    if app.screen.elements.contains(where: { $0.type == .keyboard }) {
      make(.dismissKeyboard, with: nil, from: index)
    }
  }

  private func moves(for input: AppInput) -> [CrawlPath.Move] {
    guard input.kind == .type else { return input.gestures.map(CrawlPath.Move.gesture) }
    return texts(input.place).map(CrawlPath.Move.type) + [.clear]
  }

  private mutating func make(_ move: CrawlPath.Move, with input: AppInput?, from index: Int) {
    var app = nodes[index].app
    if let input, !app.reach(input) { return }
    summary.gestureCount += 1
    let path = PathReference(launch: nodes[index].launch, last: (index, input, move))
    let key = nodes[index].key(of: move, at: input?.place ?? "")
    let crash = traps.guarding(key) { app.crash(making: move, on: input?.element ?? 0) }
    let endsProcess = crash == nil
    if let reason = crash ?? "its model trapped" {
      if crashReasons.insert(reason).inserted {
        crashes.append(CrawlCrash(reason: reason, path: path, endsProcess: endsProcess))
      }
      return
    }
    note(path)
    add(
      Node(
        app: app,
        origin: (index, input, move),
        launch: nodes[index].launch,
        depth: nodes[index].depth + 1,
        key: key
      )
    )
  }

  /// Records new findings since the last move.
  private mutating func note(_ path: PathReference) {
    let size = census.size
    guard size != censusSize else { return }
    censusSize = size
    let targets = census.content.targets.subtracting(reached)
    reached.formUnion(targets)
    firstPaths += targets.sorted { "\($0)" < "\($1)" }.map { ($0, path) }
  }
}

extension AppCrawl {
  /// The complete path to a launch or a move.
  ///
  /// The last move is not repeated if it would end the process.
  func path(to end: PathReference, endsProcess: Bool = false) -> CrawlPath? {
    var moves: [(input: AppInput?, move: CrawlPath.Move)] = []
    var last = end.last
    while let (node, input, move) = last {
      moves.insert((input, move), at: 0)
      last = nodes[node].origin
    }
    return path(moves, from: end.launch, makingLast: !endsProcess)
  }

  /// Repeats the path to collect its screens.
  private func path(
    _ moves: [(input: AppInput?, move: CrawlPath.Move)],
    from launch: Int,
    makingLast: Bool
  ) -> CrawlPath? {
    guard var app = launched[launch] else { return nil }
    var steps: [CrawlPath.Step] = []
    for (index, (input, move)) in moves.enumerated() {
      steps.append(
        CrawlPath.Step(
          move: move,
          element: input?.element ?? 0,
          isForced: input?.isForced ?? false,
          screen: app.screen
        )
      )
      if let input { _ = app.reach(input) }
      if index == moves.count - 1, !makingLast { break }
      guard (try? app.make(move, on: input?.element ?? 0)) != nil, (try? app.rest()) != nil else {
        break
      }
    }
    return CrawlPath(
      app: self.app.description.name,
      launch: launches[launch].settings,
      start: start,
      steps: steps,
      end: app.screen
    )
  }

  /// The screen after a launch with nothing; nothing if that fails.
  private var start: ScreenSnapshot {
    guard var app = launched[0] else { return ScreenSnapshot() }
    return app.screen
  }
}

extension AppCrawl.Node {
  /// The key of the path extended by a move.
  fileprivate func key(of move: CrawlPath.Move, at place: String) -> UInt64 {
    var hash = StableHash(key)
    hash.combine(place)
    hash.combine("\(move)")
    return hash.value
  }
}

extension ComparableApp {
  /// Makes a move and rests; returns why the app has crashed, if it has.
  fileprivate mutating func crash(making move: CrawlPath.Move, on element: Int) -> String? {
    do throws(AppFault) {
      try make(move, on: element)
      try rest()
      return nil
    } catch {
      return error.reason
    }
  }

  /// Advances time up to a minute until nothing is scheduled, and records all screens on the way.
  fileprivate mutating func rest() throws(AppFault) {
    let limit = moment + .seconds(60)
    var changeCount = 0
    _ = screen
    while changeCount < 1_000, let next = nextChange(by: limit) {
      try advance(to: next)
      _ = screen
      changeCount += 1
    }
  }

  fileprivate mutating func make(_ move: CrawlPath.Move, on element: Int) throws(AppFault) {
    switch move {
    case .gesture(let gesture): try perform(gesture, on: element)
    case .type(let text):
      try perform(.tap, on: element)
      try rest()
      for character in text { try type(.character(character)) }
    case .clear:
      try perform(.tap, on: element)
      try rest()
      try type(.clear)
    case .dismissKeyboard: try type(.dismiss)
    }
  }
}

struct CrawlCrash {
  let reason: String

  /// The path with the move that crashes the app.
  let path: AppCrawl.PathReference

  /// Whether the crash ends the tool's process, so that the move can't be made again.
  let endsProcess: Bool
}
