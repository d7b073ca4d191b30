import AppModelKit
import ScenarioEvents

/// The screens that an HTML report draws.
package enum ShownScreens: String, CaseIterable, Sendable {
  /// The screens at failures.
  case failures

  /// The screen after each step that changed it.
  case changes

  /// The screen after each step.
  case all
}

/// The screens that are drawn on the page, each of them once.
struct ScreenGallery: Sendable {
  /// More drawings are drawn again where they recur, as the memory for them would never end.
  private static let mostKept = 10_000

  private let choice: ShownScreens
  private var numbers: [ScreenSnapshot: Int] = [:]
  private var count = 0

  init(_ choice: ShownScreens) { self.choice = choice }

  /// The films of the attempts of a case, in order.
  mutating func films(of record: CaseRecord, in header: RunHeader) -> [HTMLFilm] {
    guard choice != .failures, case .ran(let attempts) = record.result else { return [] }
    let command = InspectionCommand(record, in: header)?.description
    return attempts.map { film(of: $0, inspectedBy: $0.seed == nil ? command : nil) }
  }

  private mutating func film(of attempt: Attempt, inspectedBy command: String?) -> HTMLFilm {
    var newScreens: [(number: Int, drawing: ScreenDrawing)] = []
    var frames: [HTMLFilm.Frame] = []
    var last: ScreenSnapshot?
    for shown in attempt.screens ?? [] where choice == .all || shown.screen != last {
      let (number, isNew) = number(of: shown.screen)
      if isNew {
        newScreens.append((number, ScreenDrawing(screen: shown.screen, targets: [])))
      }
      frames.append(
        HTMLFilm.Frame(
          step: LoggedStep(shown.step, of: attempt.steps),
          screenNumber: number,
          screenName: shown.screen.screen,
          changes: last.map(shown.screen.changes) ?? []
        )
      )
      last = shown.screen
    }
    return HTMLFilm(newScreens: newScreens, frames: frames, inspection: command)
  }

  private mutating func number(of screen: ScreenSnapshot) -> (number: Int, isNew: Bool) {
    if let known = numbers[screen] { return (known, false) }
    if numbers.count == Self.mostKept { numbers = [:] }
    count += 1
    numbers[screen] = count
    return (count, true)
  }
}
