import AppModelKit
import ProtocolValues
import ScenarioEvents
import ScenarioReports

/// The screens of an attempt as JSON: each drawing once, and frames that name them by number.
struct FilmView {
  private let frames: [FilmFrame]

  /// The number of each frame's drawing.
  private var numbers: [Int] = []
  private var drawn: [ScreenSnapshot: Int] = [:]
  private(set) var drawings: [ProtocolValue] = []

  init(_ frames: [FilmFrame]) {
    self.frames = frames
    for frame in frames { numbers.append(number(of: frame.screen)) }
  }

  private mutating func number(of screen: ScreenSnapshot) -> Int {
    if let known = drawn[screen] { return known }
    drawn[screen] = drawings.count
    drawings.append(.text(screen.svg))
    return drawings.count - 1
  }

  /// The frames, each with the places of the elements that changed since the one before.
  var json: ProtocolValue {
    .list(
      frames.indices.map { index in
        let frame = frames[index]
        return .members([
          ("time", .milliseconds(frame.time)), ("step", .number(frame.step)),
          ("screen", .number(numbers[index])),
          ("name", frame.screen.screen.map(ProtocolValue.text)),
          ("marks", marks(from: index > 0 ? index - 1 : nil, to: index)),
        ])
      }
    )
  }

  /// The frame that a step acts on.
  ///
  /// - Parameter step: The index of the step in the log.
  /// - Returns: The index of the frame; nil without a screen.
  func frame(before step: Int) -> Int? {
    frames.lastIndex { $0.step < step || $0.step == step && $0.activity == .settling }
  }

  /// The frame after a step and all steps in it.
  ///
  /// - Parameter last: The index of the last of these steps in the log.
  /// - Returns: The index of the frame; nil without a screen.
  func frame(after last: Int) -> Int? { frames.lastIndex { $0.step <= last } }

  /// The places of elements that another frame does not show; nil if there are none.
  func marks(from earlier: Int?, to later: Int?) -> ProtocolValue? {
    guard let earlier, let later else { return nil }
    let changes = frames[later].screen.changes(since: frames[earlier].screen)
    return changes.isEmpty ? nil : .list(changes.map(\.json))
  }
}
