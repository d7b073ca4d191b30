package import ScenarioDiagnostics
import ScenarioEvents
import ScenarioYAML

/// A place between the steps of an existing file for inserting new ones.
package struct Insertion: Hashable, Sendable {
  /// The line before which lines are inserted, from 1; one more than there are at the end of the file.
  package let line: Int

  /// The first byte of the line, or the end of the file.
  let offset: Int

  /// The blanks before the dash of each step.
  let indentation: String

  /// The list of steps that gets new ones.
  let list: StepListPlace

  /// The number of the list's steps before the place.
  let index: Int

  /// The column of each step's dash, from 1.
  package var column: Int { indentation.utf8.count + 1 }
}

extension SourceFile {
  /// Finds the place in a file where the recording continues.
  ///
  /// - Parameters:
  ///   - line: The line before which steps are inserted, from 1; after the last step without one.
  ///   - column: A column from that of the dashes on, from 1. After the last step of a group, it tells the end of
  ///     the group from the place after the group, which is meant without a column.
  /// - Returns: The place.
  /// - Throws: Why nothing can be inserted there.
  package func insertion(
    beforeLine line: Int?,
    column: Int? = nil
  ) throws(RecordingFault) -> Insertion {
    let root = try root
    let lists = root.stepLists
    guard !lists.isEmpty else {
      throw .refused("'\(path)' has no steps; name a file with a scenario")
    }
    guard let line else { return try insertionAtEnd(of: root, lists) }
    let places = lists.compactMap { $0.insertion(beforeLine: line, in: self) }
    let chosen = column.flatMap { column in places.last { $0.column <= column } }
    guard let place = chosen ?? places.first else {
      throw .refused(refusal(ofLine: line, lists))
    }
    return place
  }

  /// The lists of steps of the file; none if it is invalid.
  var stepLists: [StepList] { (try? root)?.stepLists ?? [] }

  private var root: YAMLNode {
    get throws(RecordingFault) {
      let reading = YAMLReader.read(self)
      if let root = reading.document?.root { return root }
      if !reading.diagnostics.isEmpty { throw .invalid(reading.diagnostics) }
      throw .refused("'\(path)' has no steps; add 'steps' with a first step, such as '- launch'")
    }
  }

  private func insertionAtEnd(
    of root: YAMLNode,
    _ lists: [StepList]
  ) throws(RecordingFault) -> Insertion {
    guard root["scenarios"] == nil else {
      throw .refused(
        "'\(path)' has several scenarios; name the line to go on at, as in '\(path):12'"
      )
    }
    guard let steps = lists.first(where: { $0.place.phase == .body })?.insertionAtEnd(in: self)
    else {
      throw .refused(
        "the steps of '\(path)' are not written one below the other; begin a line with each"
      )
    }
    return steps
  }

  /// Says that a line is not between steps, and which lines near it are.
  private func refusal(ofLine line: Int, _ lists: [StepList]) -> String {
    let lines = lists.flatMap { $0.lines(in: self) }.sorted()
    let before = lines.last { $0 < line }
    let after = lines.first { $0 > line }
    let near = [before, after].compactMap { $0.map { "\(path):\($0)" } }
    let reason =
      "line \(line) is not between steps of 'setup', 'steps', 'teardown' or a group in them, each "
      + "on lines of its own"
    return near.isEmpty ? reason : "\(reason); use \(near.joined(separator: " or "))"
  }
}
