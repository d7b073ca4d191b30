import ProtocolValues
import ScenarioRuntime

/// Sliders that a page draws itself. They are moved by arrow keys, which each of them has to take
/// (https://www.w3.org/WAI/ARIA/apg/patterns/slider/).
extension BrowserPage {
  /// Moves a slider to the step that is nearest to a part of its range, from 0 to 1.
  ///
  /// - Throws: Also if arrow keys do not move it there.
  func slide(_ element: Int, to part: Double) throws(PageInterruption) {
    let start = try sliderReading(of: element)
    if start.distance(to: part) == 0 { return }
    let step = try sliderStep(of: element, from: start, to: part)
    for _ in 0..<Self.greatestSlideCount {
      let steps = (try sliderReading(of: element).distance(to: part) / step).rounded()
      if steps == 0 { return }
      let count = Int(min(abs(steps), Self.greatestKeyCount))
      let keys = Array(repeating: steps > 0 ? Key.right : Key.left, count: count)
      try press(keys, in: origin(of: element).frame)
    }
    throw Self.unmovedSlider
  }

  /// How far the right arrow key moves a slider, by a press towards a part of its range.
  ///
  /// In texts from right to left, and in some vertical sliders, the right arrow lowers the value.
  private func sliderStep(
    of element: Int,
    from start: SliderReading,
    to part: Double
  ) throws(PageInterruption) -> Double {
    let keys = start.distance(to: part) < 0 ? [Key.left, Key.right] : [Key.right, Key.left]
    for key in keys {
      try press([key], in: origin(of: element).frame)
      let step = try sliderReading(of: element).value - start.value
      if step != 0 { return key == Key.right ? step : -step }
    }
    throw Self.unmovedSlider
  }

  private static let unmovedSlider = PageInterruption.fault(
    SessionFault(.misconduct, "arrow keys don't move the slider there; use 'drag' to move it")
  )

  private func sliderReading(of element: Int) throws(PageInterruption) -> SliderReading {
    let origin = origin(of: element)
    let text = try call("sliderValue(\(origin.index))", in: origin.frame.context)["value"].text
    return SliderReading(text ?? "")
  }

  /// Moves a range to a part of it, the last step by a key, if it is one and not there.
  ///
  /// Some pages take a value only when a person lets go of the slider.
  func pressLastStep(of element: Int, to part: String) throws(PageInterruption) {
    let origin = origin(of: element)
    let call = "approach(\(origin.index), \(part.scriptLiteral))"
    let key = try self.call(call, in: origin.frame.context)["value"].text
    guard let key, !key.isEmpty else { return }
    try press([key == "left" ? Key.left : Key.right], in: origin.frame)
  }

  /// How often to read a slider again and press more keys: some take fewer keys than they get.
  private static let greatestSlideCount = 20

  /// How many keys to press at once, which takes about a second.
  private static let greatestKeyCount = 500.0
}

/// What a slider says about itself.
private struct SliderReading {
  let value: Double

  /// ARIA's limits of a slider that names none are 0 and 100.
  let range: ClosedRange<Double>

  /// Parses the script's text, such as `3 0 10`.
  init(_ text: String) {
    let numbers = text.split(separator: " ").map(Self.number)
    value = numbers.first.flatMap(\.self) ?? 0
    let low = numbers.dropFirst().first.flatMap(\.self) ?? 0
    range = low...max(low, numbers.dropFirst(2).first.flatMap(\.self) ?? 100)
  }

  /// Parses a number with which one can count; nil for others, and for `null`.
  private static func number(_ text: Substring) -> Double? {
    Double(text).flatMap { abs($0) < 1e15 ? $0 : nil }
  }

  /// How far the value is from a part of the range, from 0 to 1.
  func distance(to part: Double) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * part - value
  }
}
