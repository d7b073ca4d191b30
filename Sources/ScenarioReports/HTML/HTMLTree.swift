import AppModelKit
import ScenarioEvents

/// The elements of a screen as an indented list, behind a line to click on.
struct HTMLTree {
  let screen: ScreenSnapshot

  /// The element below which the list begins, if not the whole screen is meant.
  var root: Int?

  /// The elements that a step was about, which are marked.
  var targets: [Int] = []
}

extension TextBuffer {
  mutating func append(_ tree: HTMLTree) {
    let first = tree.root ?? 0
    guard tree.screen.elements.indices.contains(first) else { return }
    let lines = tree.screen.hierarchy(below: tree.root)
    element("details", class: "tree") { text in
      text.element("summary") { $0.append(lines.count, "element", "elements") }
      text.element("pre") { $0.append(lines, marking: Set(tree.targets.map { $0 - first })) }
    }
  }

  private mutating func append(_ lines: [String], marking targets: Set<Int>) {
    for (index, line) in lines.enumerated() {
      if targets.contains(index) {
        element("mark", text: line)
      } else {
        append(text: line)
      }
      append("\n")
    }
  }
}
