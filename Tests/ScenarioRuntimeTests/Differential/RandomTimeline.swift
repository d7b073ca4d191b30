import ScenarioTestSupport

/// A scenario about texts that come and go, drawn from a seed.
struct RandomTimeline {
  struct Change {
    let time: Int
    let text: String
    let shows: Bool

    var source: String { "\(time)\(shows ? "+" : "-")\(text)" }
  }

  /// An expectation of the few forms whose meaning one can say in a line each.
  indirect enum Claim {
    case exists(String)
    case isMissing(String)
    case count(Int)
    case all([Claim])
    case any([Claim])
    case not(Claim)
  }

  enum Step {
    case pause(Int)
    case waitFor(Claim, timeout: Int)
    case assert(Claim, window: Int?)
  }

  let changes: [Change]
  let steps: [Step]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let times = (1...60).shuffled(using: &generator).prefix(
      Int.random(in: 0...8, using: &generator)
    )
    changes = times.sorted().map { time in
      Change(
        time: time,
        text: generator.pick(Self.texts),
        shows: generator.pick([true, true, false])
      )
    }
    steps = (0..<Int.random(in: 1...6, using: &generator)).map { _ in Step(from: &generator) }
  }

  fileprivate static let texts = ["a", "b", "c"]

  var yaml: String {
    """
    name: A
    app: timeline
    launch: {environment: {CHANGES: "\(changes.map(\.source).joined(separator: " "))"}}
    steps:
    \(steps.map { "  - \($0.source)\n" }.joined())
    """
  }
}

extension RandomTimeline.Step {
  fileprivate init(from generator: inout SeededGenerator) {
    let claim = RandomTimeline.Claim(from: &generator, depth: 2)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: self = .pause(.random(in: 0...30, using: &generator))
    case 1: self = .assert(claim, window: nil)
    case 2: self = .assert(claim, window: .random(in: 0...40, using: &generator))
    default: self = .waitFor(claim, timeout: .random(in: 0...70, using: &generator))
    }
  }

  var source: String {
    switch self {
    case .pause(let time): "pause: \(time)ms"
    case .waitFor(let claim, let timeout):
      "waitFor: {all: [\(claim.source)], timeout: \(timeout)ms}"
    case .assert(let claim, nil): "assert: {all: [\(claim.source)]}"
    case .assert(let claim, let window?): "assert: {all: [\(claim.source)], for: \(window)ms}"
    }
  }
}

extension RandomTimeline.Claim {
  fileprivate init(from generator: inout SeededGenerator, depth: Int) {
    func parts(_ generator: inout SeededGenerator) -> [Self] {
      (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        Self(from: &generator, depth: depth - 1)
      }
    }
    let text = generator.pick(RandomTimeline.texts)
    switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &generator) {
    case 0: self = .exists(text)
    case 1: self = .isMissing(text)
    case 2: self = .count(.random(in: 0...3, using: &generator))
    case 3: self = .all(parts(&generator))
    case 4: self = .any(parts(&generator))
    default: self = .not(Self(from: &generator, depth: depth - 1))
    }
  }

  var source: String {
    switch self {
    case .exists(let text): "{staticText: \(text)}"
    case .isMissing(let text): "{element: {staticText: \(text)}, exists: false}"
    case .count(let count): "{elements: {type: staticText}, count: \(count)}"
    case .all(let claims): "{all: [\(claims.map(\.source).joined(separator: ", "))]}"
    case .any(let claims): "{any: [\(claims.map(\.source).joined(separator: ", "))]}"
    case .not(let claim): "{not: \(claim.source)}"
    }
  }
}
