public import AppModelKit

/// A random walk through an app from its plain launch that looks for the app's launch states.
///
/// Users probably cannot reach a state that no walk reaches. Scenarios that start in it may prove
/// nothing. The same seed gives the same walk.
///
/// ```swift
/// @Test func `a person can get to every state`() throws {
///   #expect(try StateWalk(walks: 50).unmetStates(of: Checkout.self) == [])
/// }
/// ```
public struct StateWalk: Sendable {
  /// How many walks begin at the plain launch.
  public var walks: Int

  /// How many steps each walk has.
  public var steps: Int

  /// The seed of the first walk.
  public var seed: UInt64

  /// The launch arguments of the walks and of the states.
  public var arguments: [String]

  /// Walks of a length, by default 30 of 100 steps.
  public init(walks: Int = 30, steps: Int = 100, seed: UInt64 = 1, arguments: [String] = []) {
    self.walks = walks
    self.steps = steps
    self.seed = seed
    self.arguments = arguments
  }

  /// The states whose screens no walk has reached, each with the examples of its parameters.
  ///
  /// - Parameter app: The type of the app model.
  /// - Returns: The names of the states, in the order of the description.
  /// - Throws: A ``LaunchFailure`` if the app can't start, plainly or in one of the states.
  public func unmetStates(of app: any AppModel.Type) throws(LaunchFailure) -> [String] {
    var unmet: [(name: String, screen: String)] = []
    for state in app.description.states {
      var start = try app.launch(LaunchRequest(arguments: arguments, state: state.example)).app
      unmet.append((state.name, start.sight))
    }
    for walk in 0..<walks where !unmet.isEmpty {
      var walker = Walker(seed: seed &+ UInt64(walk))
      var running = try app.launch(LaunchRequest(arguments: arguments)).app
      for _ in 0..<steps where !unmet.isEmpty {
        let sight = running.sight
        unmet.removeAll { $0.screen == sight }
        guard walker.move(&running) else { break }
      }
    }
    return unmet.map(\.name)
  }
}

/// Touches, types and waits at random.
private struct Walker {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// Does something, and returns whether the app survived it.
  mutating func move(_ app: inout any RunningApp) -> Bool {
    do throws(AppFault) {
      let element = number(below: max(app.screen.elements.count, 1))
      switch number(below: 12) {
      case 0...7: try app.perform(.tap, on: element)
      case 8: try app.perform(.press(.milliseconds(600)), on: element)
      case 9: try app.perform(.swipe(Direction.allCases[number(below: 4)]), on: element)
      case 10: try app.type(.character("a"))
      default: try app.advance(to: app.now + .seconds(1))
      }
      while !app.isIdle, let next = app.nextChange { try app.advance(to: next) }
      return true
    } catch {
      return false
    }
  }

  private mutating func number(below limit: Int) -> Int {
    Int(numbers.next(in: 0...Int64(limit - 1)))
  }
}

extension RunningApp {
  /// The visible state: the screen's name and its elements.
  fileprivate var sight: String { mutating get { "\(screen.screen ?? "")\n\(screen)" } }
}
