import ScenarioDiagnostics

/// A file whose plan was released to save memory, and is made again when its cases are run.
///
/// It is a class because all cases of the file share it.
final class DeferredFile: Sendable {
  private let path: String
  private let caseCount: Int
  private let planAgain: @Sendable () throws(PlanChange) -> [PlannedCase]

  fileprivate init(
    path: String,
    caseCount: Int,
    planAgain: @escaping @Sendable () throws(PlanChange) -> [PlannedCase]
  ) {
    self.path = path
    self.caseCount = caseCount
    self.planAgain = planAgain
  }

  /// The actions for the file's cases, in the order of the plan.
  ///
  /// They are all the same if the file has changed since it was checked.
  func actions() -> [PlannedCase.Action] {
    do throws(PlanChange) {
      let cases = try planAgain()
      let isSame = cases.count == caseCount && !cases.contains(where: \.isRejected)
      guard isSame else { throw .surroundings }
      return cases.map(\.action)
    } catch {
      let diagnostic = Diagnostic(.changedDuringRun(error.text), at: .file(path: path))
      return Array(repeating: .reject([diagnostic]), count: caseCount)
    }
  }
}

/// A case of a file whose plan was released.
package struct DeferredCase: Sendable {
  let file: DeferredFile

  /// The position among all cases of the file.
  let position: Int
}

/// Why a file can't be run as it was checked.
package enum PlanChange: Error {
  case content

  /// A file that it names is another one than before.
  case surroundings
  case unreadable(String)

  /// The reason as a message has it.
  var text: String {
    switch self {
    case .content: "the file changed during the run"
    case .surroundings: "a file that this one names changed during the run"
    case .unreadable(let problem): "\(problem); it could when it was checked"
    }
  }
}

extension PlannedFile {
  /// The file without what its cases need to be run, which is planned again when they are.
  package func deferred(
    path: String,
    planAgain: @escaping @Sendable () throws(PlanChange) -> [PlannedCase]
  ) -> PlannedFile {
    let file = DeferredFile(path: path, caseCount: cases.count, planAgain: planAgain)
    let light = cases.enumerated().map { position, planned in
      planned.runLight(by: .runLater(DeferredCase(file: file, position: position)))
    }
    return PlannedFile(cases: light, diagnostics: diagnostics)
  }

  /// The file without what its cases need to be run, for those that only look at the plan.
  package var unrunnable: PlannedFile {
    PlannedFile(cases: cases.map { $0.runLight(by: .runNever) }, diagnostics: diagnostics)
  }
}

extension PlannedCase {
  /// The case with a smaller action in place of its execution, if it has one.
  fileprivate func runLight(by lightAction: Action) -> PlannedCase {
    var light = self
    switch action {
    case .run, .runLater, .runNever: light.action = lightAction
    case .skip, .reject, .rejectRow: break
    }
    return light
  }
}
