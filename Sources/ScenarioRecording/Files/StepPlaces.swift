import ScenarioDiagnostics
package import ScenarioEvents

/// The places around the steps of a log where steps can be recorded.
package struct StepPlaces: Sendable {
  private let path: String
  private var before: [UInt32: Insertion] = [:]
  private var after: [UInt32: Insertion] = [:]

  /// - Parameters:
  ///   - log: The log of a test case.
  ///   - path: The path of its file.
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
