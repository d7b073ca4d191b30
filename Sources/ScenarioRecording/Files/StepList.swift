import ScenarioDiagnostics
package import ScenarioEvents
import ScenarioYAML

/// A list of steps in a file: a scenario's setup, steps or teardown, or those of a group there.
struct StepList {
  let node: YAMLNode
  let place: StepListPlace

  /// The steps of the list that are written in it, with their indices; an alias is written elsewhere.
  private var ownItems: [(index: Int, node: YAMLNode)] {
    var end = node.span.start
    return node.items.enumerated().compactMap { index, item in
      guard item.span.start >= end, item.span.end <= node.span.end else { return nil }
      end = item.span.end
      return (index, item)
    }
  }

  /// The lists of steps of groups in the list, and so on.
  var groups: [StepList] {
    ownItems.flatMap { index, item -> [StepList] in
      guard let steps = item["group"]?["steps"], steps.span.start >= item.span.start,
        steps.span.end <= item.span.end
      else { return [] }
      let list = StepList(node: steps, place: place.group(at: index))
      return [list] + list.groups
    }
  }

  /// The last step, if it is written in the list.
  var last: YAMLNode? {
    guard let last = ownItems.last, last.index == node.items.count - 1 else { return nil }
    return last.node
  }

  /// The place before a line, if nothing but blank lines and comments lies between it and the next step.
  ///
  /// The line of a step's command is meant as well, though its name is on a line before.
  func insertion(beforeLine line: Int, in file: SourceFile) -> Insertion? {
    var end = 0
    for (index, item) in ownItems {
      let start = item.span.line
      if line > end, line <= start {
        guard (line..<start).allSatisfy(file.isBlankOrComment(line:)) else { return nil }
        return insertion(atLine: line, index: index, in: file)
      }
      if item.commandSpan?.line == line { return insertion(atLine: start, index: index, in: file) }
      end = item.lastLine
    }
    return line == end + 1 ? insertionAtEnd(in: file) : nil
  }

  /// The places before steps, by the first bytes of the steps' commands.
  func insertionsBeforeSteps(in file: SourceFile) -> [(command: UInt32, place: Insertion)] {
    ownItems.compactMap { index, item in
      let place = insertion(atLine: item.span.line, index: index, in: file)
      guard let command = item.commandSpan, let place else { return nil }
      return (command.start, place)
    }
  }

  func insertionAtEnd(in file: SourceFile) -> Insertion? {
    last.flatMap { insertion(atLine: $0.lastLine + 1, index: node.items.count, in: file) }
  }

  /// The lines that steps begin on, and the one after the last step; none in a list in one line.
  func lines(in file: SourceFile) -> [Int] {
    guard indentation(in: file) != nil else { return [] }
    return ownItems.map(\.node.span.line) + [last].compactMap { $0.map { $0.lastLine + 1 } }
  }

  private func insertion(atLine line: Int, index: Int, in file: SourceFile) -> Insertion? {
    guard let indentation = indentation(in: file) else { return nil }
    let starts = file.lineStarts
    return Insertion(
      line: line,
      offset: line <= starts.count ? Int(starts[line - 1]) : file.bytes.count,
      indentation: indentation,
      list: place,
      index: index
    )
  }

  /// The blanks before each dash; nil unless each step begins on a line of its own, all at one column.
  private func indentation(in file: SourceFile) -> String? {
    let indentations = ownItems.map { file.blanksBeforeDash(ofItemAt: $0.node.span.start) }
    guard let first = indentations.first, let first, indentations.allSatisfy({ $0 == first }) else {
      return nil
    }
    return first
  }
}

extension YAMLNode {
  /// The lists of steps of all scenarios in a file, those of groups after those that they are in.
  var stepLists: [StepList] {
    let outer: [StepList]
    if let scenarios = self["scenarios"] {
      outer = lists(of: "suite", isShared: true) + scenarios.items.flatMap { $0.lists(of: "name") }
    } else {
      outer = lists(of: "name")
    }
    return outer + outer.flatMap(\.groups)
  }

  private func lists(of title: StaticString, isShared: Bool = false) -> [StepList] {
    let lists: [(StepRecord.Phase, YAMLNode?)] = [
      (.setup, self["setup"]), (.body, self["steps"]), (.teardown, self["teardown"]),
    ]
    return lists.compactMap { phase, node in
      guard let node else { return nil }
      let place = StepListPlace(
        scenarioName: self[title]?.text ?? "",
        phase: phase,
        isShared: isShared,
        length: node.items.count
      )
      return StepList(node: node, place: place)
    }
  }

  /// The command of a step, such as `tap`; nil for what is no step.
  var commandSpan: SourceSpan? {
    if kind == .scalar { return span }
    return entries.first { !["name", "optional"].contains($0.key.text) }?.key.span
  }

  /// The number of the line that the node ends in, from 1.
  var lastLine: Int {
    let span = span
    let end = max(span.start, span.end == span.start ? span.start : span.end - 1)
    return span.file.position(of: end).line
  }
}

extension SourceFile {
  /// The blanks before the dash of a list's item; nil if something else is before it on its line.
  fileprivate func blanksBeforeDash(ofItemAt offset: UInt32) -> String? {
    let start = lineStarts[position(of: offset).line - 1]
    let beginning = String(decoding: bytes[Int(start)..<Int(offset)], as: UTF8.self)
    guard let match = beginning.wholeMatch(of: #/( *)- +(&[^ ]+ +)?/#) else { return nil }
    return String(match.output.1)
  }

  /// Whether a line has nothing but blanks and a comment.
  func isBlankOrComment(line: Int) -> Bool {
    let starts = lineStarts
    let end = line < starts.count ? Int(starts[line]) : bytes.count
    let text = bytes[Int(starts[line - 1])..<end].drop { $0 == UInt8(ascii: " ") }
    return text.isEmpty
      || [UInt8(ascii: "#"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(text.first)
  }
}

/// The places around the steps of a log where steps can be recorded.
package struct StepPlaces: Sendable {
  private let path: String
  private var before: [UInt32: Insertion] = [:]
  private var after: [UInt32: Insertion] = [:]

  package init(around log: [StepRecord], in path: String) {
    self.path = path
    guard let file = log.first(where: { $0.span.file.path == path })?.span.file else { return }
    for list in file.stepLists {
      for (command, place) in list.insertionsBeforeSteps(in: file) { before[command] = place }
      if let last = list.last?.commandSpan { after[last.start] = list.insertionAtEnd(in: file) }
    }
  }

  /// The place before a step; nil where nothing can be recorded, such as in a loop.
  package func before(_ step: StepRecord) -> Insertion? { place(of: step, among: before) }

  /// The place after a step; nil if it is not the last of its list, or if nothing can be recorded there.
  package func after(_ step: StepRecord) -> Insertion? { place(of: step, among: after) }

  private func place(of step: StepRecord, among places: [UInt32: Insertion]) -> Insertion? {
    guard step.calls.isEmpty, step.span.file.path == path else { return nil }
    let place = places[step.span.start]
    // A turn of a loop has the place of the loop.
    return place?.list.groups.count == step.depth ? place : nil
  }
}
