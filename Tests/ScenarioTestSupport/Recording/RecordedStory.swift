/// A story that a person records, and the scenario that it becomes.
///
/// Tests play it on the recording itself, and through the page of `rehearse record`.
package struct RecordedStory: Sendable {
  /// Something that the person does; elements are named by their identifiers, labels or values.
  package enum Act: Sendable {
    case tap(String)
    case longPress(String)
    case clear(String)
    case type(String, into: String)
    case adjust(String, to: String)

    /// Writes a step.
    case step(String)

    /// Chooses the first assertion that is offered for an element.
    case assertFirst(String)

    /// Makes the steps so far the setup.
    case startHere
  }

  package let title: String
  package let app: String
  package var arguments: [String] = []
  package let acts: [Act]

  /// The lines of the scenario after its name, app and launch arguments.
  package let lines: String

  /// The same lines in the words of the app's vocabulary.
  package let linesInWords: String

  /// The whole file.
  package var file: String { header + lines + "\n" }

  /// The whole file in the words of the app's vocabulary, which is imported by a path.
  package func fileInWords(importing vocabulary: String) -> String {
    header + "import: [\(vocabulary)]\n" + linesInWords + "\n"
  }

  private var header: String {
    let launch = arguments.map { $0 == "2s" ? "\"2s\"" : $0 }.joined(separator: ", ")
    return """
      name: New scenario
      app: \(app)
      \(arguments.isEmpty ? "" : "launch: {arguments: [\(launch)]}\n")
      """
  }
}

extension RecordedStory: CustomStringConvertible {
  package var description: String { title }
}
