import AppModelKit
import ScenarioDiagnostics
package import ScenarioEvents

extension MutationReport: SurveyFindings {
  package static var isUsefulInPart: Bool { true }

  /// Writes a line for each mutant, one for each step that nothing needs, and the score.
  package func writeJSONLines(into sink: inout some ReportSink) {
    var json = JSONWriter()
    for mutant in mutants {
      json.object { $0.members(of: mutant) }
      json.endLine(into: &sink)
    }
    for step in toothlessSteps { Self.write("toothless", step, &json, into: &sink) }
    for step in superfluousSteps ?? [] { Self.write("superfluous", step, &json, into: &sink) }
    json.object { json in
      let score = MutationScore(of: mutants)
      json.member("type", word: "mutationScore")
      json.member("noticed", score.noticed)
      json.member("unnoticed", score.unnoticed)
      json.member("accepted", acceptedCount)
      json.member("unchanged", score.unchanged)
      if let share = score.share { json.member("percent", Double(share.perMille) / 10) }
      json.member("scenarios", caseCount)
      json.member("runs", runCount)
      json.member("interrupted", if: wasInterrupted)
    }
    json.endLine(into: &sink)
  }

  private static func write(
    _ type: StaticString,
    _ step: StepRecord,
    _ json: inout JSONWriter,
    into sink: inout some ReportSink
  ) {
    json.object { json in
      json.member("type", word: type)
      json.member("place", step.span.location)
      json.member("command", step.command)
      json.member("title", step.title)
    }
    json.endLine(into: &sink)
  }
}

extension JSONWriter {
  fileprivate mutating func members(of mutant: MutantRecord) {
    member("type", word: "mutant")
    member("id", mutant.id)
    member("app", mutant.app)
    member("place", mutant.mutation.place)
    member("operator", mutant.mutation.kind.rawValue)
    member("status", mutant.statusWord)
    member("coveredBy", mutant.coveringCases.map(\.place))
    members(of: mutant.status)
    if let suggestion = mutant.suggestion {
      name("suggestion")
      object { json in
        json.member("file", suggestion.file)
        json.members(of: suggestion.place)
        json.member("step", suggestion.step)
      }
    }
    member("because", mutant.acceptance)
  }

  private mutating func members(of place: MutationSuggestion.Place) {
    switch place {
    case .line(let line): member("line", line)
    case .step(let side, let line, let column):
      name(text: side.rawValue)
      object { json in
        json.member("line", line)
        json.member("column", column)
      }
    }
  }

  private mutating func members(of status: MutantRecord.Status) {
    switch status {
    case .noticed(let notice):
      name("noticedBy")
      object { json in
        json.member("case", notice.identity.place)
        if let step = notice.step { json.member("step", step) }
        json.member("crash", if: notice.isCrash)
      }
    case .unnoticed(let difference):
      name("firstDifference")
      object { json in
        json.member("case", difference.identity.place)
        json.member("step", difference.step)
      }
    case .unchanged: break
    }
  }
}
