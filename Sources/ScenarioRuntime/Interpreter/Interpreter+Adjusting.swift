import AppModelKit
import ScenarioEvents
import ScenarioModel
import Suggestions

extension Interpreter {
  /// Sets a control, if it has such a value.
  mutating func adjust(_ touch: Touch, to setting: Text) throws(Failure) {
    try requireRunningApp()
    let value = try text(setting)
    try perform(touch, .adjusting) { interpreter, index throws(Failure) in
      try interpreter.requireAdjustable(index, to: value)
      return .adjust(to: value)
    }
  }

  private mutating func requireAdjustable(_ index: Int, to value: String) throws(Failure) {
    guard let adjustment = look().elements[index].adjustment else {
      if session.mayChoose(file: value, from: index) { return }
      let advice =
        look().elements[index].adviceOnTyping(value) ?? look().adviceOnAdjusting(inside: index)
      throw refusal(index, "can't be adjusted", advice: advice)
    }
    guard adjustment.accepts(value) else {
      throw refusal(
        index,
        "can't be set to '\(value)': \(adjustment.reasonAgainst(value))",
        advice: adjustment.lookAlike(value) ?? adjustment.nearest(value)
      )
    }
  }

  /// Swipes over an element, and notes when nothing on the screen moved.
  mutating func swipe(_ touch: Touch, _ direction: Resolvable<Direction>) throws(Failure) {
    let direction = try word(direction)
    try performVisibly(touch, orNote: "the swipe moved nothing") { _, _ throws(Failure) in
      .swipe(direction)
    }
  }
}

extension ScreenSnapshot {
  /// What to adjust instead of an element that only has adjustable elements in it, as a date picker
  /// has wheels.
  fileprivate func adviceOnAdjusting(inside index: Int) -> String? {
    let parts = descendants(of: index).filter { elements[$0].adjustment != nil }
    guard !parts.isEmpty else { return nil }
    return "adjust the elements inside it, one step for each: \(firstNames(of: parts))"
  }

  /// The first of some elements: `pickerWheel #month, pickerWheel #day, pickerWheel #year, ...`.
  func firstNames(of indices: [Int]) -> String {
    let names = indices.prefix(3).map { elements[$0].shortDescription }
    return (names + (indices.count > 3 ? ["..."] : [])).joined(separator: ", ")
  }
}

extension ElementSnapshot {
  /// What to do with a control that takes no text.
  var adviceOnAdjusting: String? { adjustment.map { "set it with 'adjust': \($0.rule)" } }

  /// What to do with a field that has no values to choose from.
  fileprivate func adviceOnTyping(_ value: String) -> String? {
    guard traits.contains(.editable) else { return nil }
    return value.isEmpty ? "empty it with 'clear'" : "write into it with 'type'"
  }
}

extension ElementSnapshot.Adjustment {
  /// Why the control does not take a value.
  fileprivate func reasonAgainst(_ value: String) -> String {
    if case .options(_, let disabled) = self, disabled.contains(value) {
      return "that option is disabled"
    }
    return takesDays ? CalendarDate.missingDay(in: value) ?? rule : rule
  }

  private var takesDays: Bool {
    switch self {
    case .date, .written(.dateAndTime): true
    case .options, .fraction, .onOff, .number, .written: false
    }
  }

  /// The rule for the control's values.
  fileprivate var rule: String {
    switch self {
    case .options([], _): "it has no values"
    case .options(let options, _): "its values are \(options.shortList)"
    case .fraction: "it takes a number from 0 to 1"
    case .onOff: "it takes 'on' or 'off'"
    case .date(let range):
      "it takes a date from \(range.lowerBound.text) to \(range.upperBound.text)"
    case .number(let range, let step, _):
      "it takes a number from \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
        + (step.map { " in steps of \($0.shortText)" } ?? "")
    case .written(let form): form.rule
    }
  }

  /// The option that looks the same as a value, and what differs.
  fileprivate func lookAlike(_ value: String) -> String? {
    guard case .options(let options, _) = self else { return nil }
    return options.lazy.compactMap { option in
      LookAlikes.difference(value, option).map { "write '\(option)': \($0)" }
    }.first
  }

  /// The value that was most likely meant, if one is near; a number that looks alike is another one.
  fileprivate func nearest(_ value: String) -> String? {
    switch self {
    case .options where Number(value) != nil: nil
    case .options(let options, _): didYouMean(value, among: options)
    case .onOff: didYouMean(value, among: ["on", "off"])
    case .fraction: value.fractionOfPercentage.map { "write '\($0)'" }
    case .number, .date, .written: nil
    }
  }
}

extension String {
  /// The number from 0 to 1 that a percentage such as `80%` is; nil for anything else.
  fileprivate var fractionOfPercentage: String? {
    guard last == "%", let percentage = Double(dropLast()), (0...100).contains(percentage) else {
      return nil
    }
    return (percentage / 100).shortText
  }
}

extension [String] {
  /// The values in order, a long list by its ends: `2000 ... 2040`.
  fileprivate var shortList: String {
    guard count > 12, let first, let last else { return map { "'\($0)'" }.joined(separator: ", ") }
    return "'\(first)' ... '\(last)'"
  }
}
