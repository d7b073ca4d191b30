import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRecording
import ScenarioRuntime

/// An app at one moment as the terminal shows it: a line about the moment, then the elements.
struct InspectionText {
  let inspection: Inspection
  let name: String

  /// Where a page of an earlier run has the screen.
  var address: String?

  var text: String {
    let link = address.map { VisibleText.escaping("on the page: \($0)") + "\n" } ?? ""
    return "\(heading)\n\(link)\n\(tree)"
  }

  /// The time of the inspection, and the top screen.
  private var heading: String {
    let seconds = inspection.moment.secondsText
    let shown = inspection.shownScreen
    let screen = shown.screen.map { "screen '\($0)'" } ?? "no screen on top"
    let transition = shown.latestTransition.map { ", after transition '\($0)'" } ?? ""
    let step = inspection.step.map { ", after step \($0.number) (\($0.record.headline))" } ?? ""
    return VisibleText.escaping("\(name)\(step), at \(seconds)s: \(screen)\(transition)")
  }

  private var tree: String {
    let selectors = SelectorFinder(inspection).selectors
    let screen = inspection.shownScreen
    let rows = screen.elements.indices.map { index in
      [
        screen.elements[index].indentedTitle, selectors[index].text,
        screen.elements[index].frame.description, screen.states(of: index).joined(separator: ", "),
      ].map(VisibleText.escaping)
    }
    return AlignedRows(rows.map(\.withoutEmptyEnd)).text
  }
}

extension [String] {
  /// The cells of a row without an empty last one.
  var withoutEmptyEnd: [String] { last == "" ? Array(dropLast()) : self }
}

extension ElementSnapshot {
  /// The element by its distinguishing properties, indented by its depth in the tree.
  var indentedTitle: String {
    let texts = [
      identifier.isEmpty ? "" : "#\(identifier)", label.isEmpty ? "" : "'\(label)'",
      value.isEmpty ? "" : "value '\(value)'",
      placeholder.isEmpty ? "" : "placeholder '\(placeholder)'",
      title.isEmpty || title == label ? "" : "title '\(title)'",
    ]
    let words = [type.rawValue] + texts.filter { !$0.isEmpty }
    return String(repeating: "  ", count: Int(depth)) + words.joined(separator: " ")
  }
}

extension ScreenSnapshot {
  /// The unusual states of an element, and the effect of a gesture on it.
  func states(of index: Int) -> [String] {
    elements[index].unusualStates + [obstruction(of: index).map(words)].compactMap(\.self)
  }

  private func words(for obstruction: Obstruction) -> String {
    switch obstruction {
    case .covered(let other): "covered by \(elements[other].shortDescription)"
    case .scrolledOut(let container): "scrolled out of \(elements[container].shortDescription)"
    case .offScreen: "off the screen"
    case .coveredByPart(let part): "covered by \(part)"
    case .hidden: "not visible"
    case .moving: "moving"
    }
  }
}
