import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime

/// A text of recorded steps that becomes a parameter of their flow.
package struct FlowParameter: Hashable, Sendable {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension Recording {
  /// The paths of the vocabularies that the file imports, which can get flows.
  package var vocabularies: [String] { importedFiles.map(\.path) }

  /// The vocabularies that the recording has changed, with the text that they should have on disk.
  package var changedVocabularies: [ChangedVocabulary] {
    (try? present.changedVocabularies) ?? []
  }

  /// The imported vocabularies as the planner has read them.
  private var importedFiles: [SourceFile] {
    guard !target.isNew || !present.imports.isEmpty,
      let words = try? executionWithoutSteps(in: present).words
    else { return [] }
    let files = WordKind.allCases.flatMap { kind in
      words.names(of: kind).compactMap { words.word($0, of: kind)?.name.span.file }
    }
    return files.reduce(into: []) { distinct, file in
      let isKnown = distinct.contains { $0.path == file.path }
      if file.path != target.path, !isKnown { distinct.append(file) }
    }
  }

  /// The texts of steps that can be parameters of a flow: typed, chosen, and those of elements.
  package func texts(ofSteps numbers: ClosedRange<Int>) throws(RecordingFault) -> [String] {
    let acts = try actRange(ofSteps: numbers)
    return StepTexts(of: present.whole.acts[acts].flowSteps).texts.map(\.withoutReturn)
      .reduce(into: []) { texts, text in
        if !text.isEmpty, !texts.contains(text) { texts.append(text) }
      }
      .map { secrets.masking($0) }
  }

  /// Makes a flow of steps, and a use of the flow in their place.
  ///
  /// - Parameters:
  ///   - name: The flow's name.
  ///   - numbers: The steps, by their numbers in ``steps`` from 1.
  ///   - parameters: The texts that each use of the flow gives.
  ///   - path: The path of the vocabulary that gets the flow, one of ``vocabularies``; nil for the file
  ///     of the recording.
  /// - Throws: Why there can't be such a flow; the recording is as it was then.
  package mutating func makeFlow(
    named name: String,
    ofSteps numbers: ClosedRange<Int>,
    parameters: [FlowParameter] = [],
    intoVocabulary path: String? = nil
  ) throws(RecordingFault) {
    let vocabulary = try vocabulary(forFlowsIn: path)
    let range = try actRange(ofSteps: numbers)
    var take = present.whole
    let flow = RecordedFlow(
      name: try freeName(name),
      parameters: parameters.map(\.name),
      steps: take.acts[range].flowSteps.map { $0.parameterized(by: parameters) },
      vocabulary: vocabulary
    )
    take.replace(range, with: flow.use(parameters))
    take.flows.append(flow)
    let next = try runningAnew(take)
    guard next.last.end.state == present.whole.last.end.state else {
      throw .refused("the flow would not do what the steps do; choose other steps or texts")
    }
    advance(to: next)
  }

  /// The vocabulary that gets a flow; nil for the file of the recording.
  private func vocabulary(forFlowsIn path: String?) throws(RecordingFault) -> SourceFile? {
    guard let path else {
      if target.isNew { return nil }
      throw .refused(
        "an existing file gets no flows; put the flow into a vocabulary that it imports"
      )
    }
    if let changed = present.flows.compactMap(\.vocabulary).first(where: { $0.path == path }) {
      return changed
    }
    guard let file = importedFiles.first(where: { $0.path == path }) else {
      throw .refused(
        "flows go only into imported vocabularies of the workspace, and '\(path)' is not one of them"
      )
    }
    return file
  }

  private func freeName(_ name: String) throws(RecordingFault) -> String {
    guard name.wholeMatch(of: #/[A-Za-z][A-Za-z0-9]*/#) != nil else {
      throw .refused("the name of a flow has letters and digits: addTodo")
    }
    let execution = try executionWithoutSteps(in: present)
    guard !execution.words.names(of: .flow).contains(name) else {
      throw .refused("there is a flow '\(name)' already; choose another name")
    }
    return name
  }

  private func actRange(
    ofSteps numbers: ClosedRange<Int>
  ) throws(RecordingFault) -> ClosedRange<Int> {
    let acts = actsOfSteps
    guard numbers.lowerBound >= 1, numbers.upperBound <= acts.count else {
      throw .refused("there are no steps \(numbers.lowerBound) to \(numbers.upperBound)")
    }
    let range = max(1, acts[numbers.lowerBound - 1])...max(1, acts[numbers.upperBound - 1])
    if let setup = present.setupCount, range.contains(setup), range.lowerBound < setup {
      throw .refused("some of these steps are in the setup and some after it; choose one part")
    }
    return range
  }
}

extension Take {
  /// Puts the use of a flow in the place of some acts.
  fileprivate mutating func replace(_ range: ClosedRange<Int>, with use: RecordedStep) {
    var act = RecordedAct(step: use, end: acts[range.upperBound].end)
    act.foldedActs = Array(acts[range])
    acts.replaceSubrange(range, with: [act])
    if let setup = setupCount, range.upperBound < setup { setupCount = setup - range.count + 1 }
  }
}

extension Slice<ActList> {
  /// The steps of acts without the waits after the last one.
  fileprivate var flowSteps: [RecordedStep] {
    dropLast().flatMap(\.steps) + [last?.step].compactMap(\.self)
  }
}

extension RecordedFlow {
  fileprivate func use(_ parameters: [FlowParameter]) -> RecordedStep {
    let arguments = parameters.map {
      ArgumentChoices.Assignment(name: $0.name, argument: .text($0.text))
    }
    return arguments.run(name)
  }
}
