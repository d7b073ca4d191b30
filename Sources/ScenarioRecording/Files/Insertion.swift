import ScenarioDiagnostics
import ScenarioYAML

/// A place between the steps of an existing file for inserting new ones.
package struct Insertion: Hashable, Sendable {
  /// The first byte of the line before which lines are inserted, or the end of the file.
  let offset: Int

  /// The blanks before the dash of each step.
  let indentation: String

  /// Whether the list is the scenario's setup rather than its steps.
  let isInSetup: Bool

  /// The name of the scenario as the file writes it.
  let scenarioName: String
}

extension SourceFile {
  /// Finds the place in a file where the recording continues.
  ///
  /// - Parameter line: The line before which steps are inserted, from 1; after the last step without one.
  /// - Returns: The place.
  /// - Throws: Why nothing can be inserted there.
  package func insertion(beforeLine line: Int?) throws(RecordingFault) -> Insertion {
    let reading = YAMLReader.read(self)
    guard let root = reading.document?.root else {
      if !reading.diagnostics.isEmpty { throw .invalid(reading.diagnostics) }
      throw .refused("'\(path)' has no steps; add 'steps' with a first step, such as '- launch'")
    }
    let lists = root.stepLists
    guard !lists.isEmpty else {
      throw .refused(
        "'\(path)' has no steps; name a file with a scenario"
      )
    }
    if let line {
      for list in lists {
        if let found = list.insertion(beforeLine: line, in: self) { return found }
      }
      throw .refused(refusal(ofLine: line, lists))
    }
    guard root["scenarios"] == nil else {
      throw .refused(
        "'\(path)' has several scenarios; name the line to go on at, as in '\(path):12'"
      )
    }
    guard let steps = lists.first(where: { !$0.isSetup })?.insertionAtEnd(in: self) else {
      throw .refused(
        "the steps of '\(path)' are not written one below the other; begin a line with each"
      )
    }
    return steps
  }
}

extension SourceFile {
  /// Says that a line is not between steps, and which lines near it are.
  private func refusal(ofLine line: Int, _ lists: [StepList]) -> String {
    let lines = lists.flatMap { $0.lines(in: self) }
    let before = lines.last { $0 < line }
    let after = lines.first { $0 > line }
    let near = [before, after].compactMap { $0.map { "\(path):\($0)" } }
    let reason = "line \(line) is not between steps of 'steps' or 'setup', each on lines of its own"
    return near.isEmpty ? reason : "\(reason); use \(near.joined(separator: " or "))"
  }
}

/// A list of steps in a file.
private struct StepList {
  let node: YAMLNode
  let isSetup: Bool
  let scenarioName: String

  /// The place before a line, if nothing but blank lines and comments lies between it and the next step.
  func insertion(beforeLine line: Int, in file: SourceFile) -> Insertion? {
    let items = Array(node.items)
    guard let indentation = indentation(in: file), let last = items.last else { return nil }
    let starts = items.map(\.span.line)
    let ends = [0] + items.map(\.lastLine)
    for (start, end) in zip(starts, ends.dropLast()) where line > end && line <= start {
      guard (line..<start).allSatisfy(file.isBlankOrComment(line:)) else { return nil }
      return insertion(atLine: line, indentation, in: file)
    }
    guard line == last.lastLine + 1 else { return nil }
    return insertion(atLine: line, indentation, in: file)
  }

  /// The lines that steps begin on, and the one after the last step; none in a list in one line.
  func lines(in file: SourceFile) -> [Int] {
    guard indentation(in: file) != nil else { return [] }
    let items = Array(node.items)
    return items.map(\.span.line) + [items.last?.lastLine].compactMap { $0.map { $0 + 1 } }
  }

  func insertionAtEnd(in file: SourceFile) -> Insertion? {
    guard let indentation = indentation(in: file), let last = Array(node.items).last else {
      return nil
    }
    return insertion(atLine: last.lastLine + 1, indentation, in: file)
  }

  private func insertion(
    atLine line: Int,
    _ indentation: String,
    in file: SourceFile
  ) -> Insertion {
    let starts = file.lineStarts
    return Insertion(
      offset: line <= starts.count ? Int(starts[line - 1]) : file.bytes.count,
      indentation: indentation,
      isInSetup: isSetup,
      scenarioName: scenarioName
    )
  }

  /// The blanks before each dash; nil unless each step begins on a line of its own, all at one column.
  private func indentation(in file: SourceFile) -> String? {
    let indentations = node.items.map { file.blanksBeforeDash(ofItemAt: $0.span.start) }
    guard let first = indentations.first, let first, indentations.allSatisfy({ $0 == first }) else {
      return nil
    }
    return first
  }
}

extension YAMLNode {
  /// The lists of steps of all scenarios in a file.
  fileprivate var stepLists: [StepList] {
    let scenarios = self["scenarios"].map { Array($0.items) } ?? [self]
    let isSuite = self["scenarios"] != nil
    return scenarios.flatMap { scenario in
      let name = scenario["name"]?.text ?? ""
      let setup = isSuite ? nil : scenario["setup"]
      return [
        setup.map { StepList(node: $0, isSetup: true, scenarioName: name) },
        scenario["steps"].map { StepList(node: $0, isSetup: false, scenarioName: name) },
      ].compactMap(\.self)
    }
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
