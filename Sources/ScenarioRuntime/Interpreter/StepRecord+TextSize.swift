import AppModelKit
import ScenarioEvents

/// The number of bytes that reports write about a run's steps.
extension StepNote {
  var textSize: Int {
    switch self {
    case .touched(let name, _), .scrolledIntoView(let name): name.utf8.count
    case .called(let call):
      call.arguments.reduce(call.name.utf8.count) {
        $0 + $1.name.utf8.count + $1.value.content.utf8.count
      }
    case .text(let text): text.utf8.count
    case .screenshot(let name, let screen): name.utf8.count + screen.textSize
    case .hierarchy(let screen, _): screen.textSize
    case .settled, .held, .warning: 0
    }
  }
}

extension Failure {
  var textSize: Int {
    let texts = [summary, expected, found, advice].compactMap(\.self) + candidates
    let screens = [screen, screenBefore].compactMap(\.self)
    return texts.reduce(0) { $0 + $1.utf8.count } + screens.reduce(0) { $0 + $1.textSize }
  }
}

extension ScreenSnapshot {
  /// Many steps may show the same screen, and reports write it each time.
  fileprivate var textSize: Int {
    elements.reduce(picture?.count ?? 0) { $0 + $1.textSize }
  }
}

extension ElementSnapshot {
  /// The texts, and about as much as reports write around them.
  fileprivate var textSize: Int {
    [identifier, label, value, placeholder, title].reduce(128) { $0 + $1.utf8.count }
  }
}
