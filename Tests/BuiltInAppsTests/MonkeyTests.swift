import AppModelKit
import BuiltInApps
import ScenarioTestSupport
import Testing

/// A monkey that touches whatever it sees, always the same for the same seed.
private struct Monkey {
  private var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed: UInt64(seed))
  }

  mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  /// Does something to the app, which only an intended crash may end.
  mutating func act(on app: inout any RunningApp) throws(AppFault) {
    let element = number(below: max(1, app.screen.elements.count))
    switch number(below: 12) {
    case 0...3: try app.perform(.tap, on: element)
    case 4: try app.perform(.doubleTap, on: element)
    case 5: try app.perform(.press(.milliseconds(number(below: 1200))), on: element)
    case 6: try app.perform(.swipe(Direction.allCases[number(below: 4)]), on: element)
    case 7: try app.perform(.scroll(Direction.allCases[number(below: 4)]), on: element)
    case 8:
      try app.perform(.adjust(to: ["February", "31", "2040", "on"][number(below: 4)]), on: element)
    case 9: try app.type(.character(["a", "é", "\n", " "][number(below: 4)]))
    case 10: _ = app.scrollToVisible(element)
    default: try app.advance(to: app.now + .milliseconds(number(below: 900)))
    }
  }
}

struct MonkeyTests {
  /// What a monkey sees after each act.
  private func screens(of name: String, seed: Int) throws -> [ScreenSnapshot] {
    var monkey = Monkey(seed: seed)
    let arguments = name == "trivia" ? ["isUITesting"] : []
    let timing = DelayTiming.random(seed: UInt64(seed))
    var app = try AppDriver(name, arguments: arguments, timing: timing).app
    return try (0..<150).map { _ in
      try monkey.act(on: &app)
      return app.screen
    }
  }

  @Test(arguments: BuiltInApps.all.map { $0.description.name })
  func `whatever is touched, the screen stays sound`(name: String) throws {
    let description = try #require(BuiltInApps.all.first { $0.description.name == name })
      .description
    for seed in 0..<10 {
      for screen in try screens(of: name, seed: seed) {
        #expect(screen.screen.map { description.screens.contains($0) } ?? true)
        #expect(screen.latestTransition.map { description.transitions.contains($0) } ?? true)
        #expect(isSound(screen), "\(screen)")
      }
    }
  }

  @Test(arguments: BuiltInApps.all.map { $0.description.name })
  func `the same acts lead to the same screens`(name: String) throws {
    #expect(try screens(of: name, seed: 42) == screens(of: name, seed: 42))
  }

  /// Whether every element lies within its parent's part of the tree, and has a frame to be seen.
  private func isSound(_ screen: ScreenSnapshot) -> Bool {
    screen.elements.indices.allSatisfy { index in
      let element = screen.elements[index]
      guard let parent = screen.parent(of: index) else {
        return element.depth == 0 && !element.frame.isEmpty
      }
      return screen.isElement(index, within: parent) && !element.frame.isEmpty
        && element.depth == screen.elements[parent].depth + 1
        && element.subtreeEnd <= screen.elements[parent].subtreeEnd
    }
  }
}
