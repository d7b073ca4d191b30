import ScenarioEvents
import ScenarioModel
import ScenarioRuntime

extension Recording {
  /// The path of the file that is recorded, as the planner sees it.
  package var path: String { target.path }

  /// The name of the app that the scenario is about; nil if no file names it.
  package var appName: String? {
    (try? executionWithoutSteps(in: present))?.scenario.header.app?.value
  }

  /// Imports a vocabulary, whose words and flows are used from now on.
  ///
  /// Flows can take the place of the last steps; other steps stay as they are.
  ///
  /// - Parameter path: The path as the recorded file writes it, relative to that file.
  /// - Throws: Why it is not imported; the recording is as it was then.
  package mutating func importVocabulary(at path: String) throws(RecordingFault) {
    guard target.isNew else {
      throw .refused("the imports of an existing file stay as they are; add '\(path)' in the file")
    }
    guard !present.imports.contains(path) else {
      throw .refused("'\(path)' is imported already")
    }
    var take = present.whole
    take.imports.append(path)
    let next = try runningAnew(take)
    let isAtEnd = present.later.isEmpty && next.acts.count > 1
    advance(to: isAtEnd ? folded(next) : next.looking(atAct: currentAct))
  }

  /// The name as outputs show it, if it contains a secret; nil otherwise.
  package var maskedName: String? {
    let shown = secrets.masking(present.name)
    return target.isNew && shown != present.name ? shown : nil
  }
}
