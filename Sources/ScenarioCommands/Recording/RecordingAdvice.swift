import AppModelKit
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioModel
import ScenarioRecording
import ScenarioRuntime

/// Something that a person should know about a recording, with the way out.
struct RecordingNote: Equatable, Sendable {
  let text: String

  /// The path of the vocabulary that the note is about, which can be imported.
  var vocabulary: String?
}

/// Finds what a person should know about a recording before the first step, or while naming it.
struct RecordingAdvice: Sendable {
  private let app: InstalledApp?

  /// The paths of the vocabularies that other scenarios of the app import.
  private let vocabularies: [String]

  init(on recording: Recording, from workshop: RecordingWorkshop) {
    let name = recording.appName
    app = name.flatMap { workshop.catalog[$0] }
    let search = VocabularySearch(
      in: workshop.context.workspace,
      defaultApp: workshop.context.configuration.configuration.header.app?.value
    )
    vocabularies = (name.map(search.vocabularies) ?? []).map { $0.path(asSeenFrom: ".") }
  }

  /// The notes that apply now.
  func notes(on recording: Recording) -> [RecordingNote] {
    let atStart =
      recording.hasSteps
      ? [] : [failure(of: recording), start(of: recording)] + suggestions(for: recording)
    return (atStart + [maskedName(of: recording)]).compactMap(\.self)
  }

  /// Steps that fail without the recording would fail after it as well.
  private func failure(of recording: Recording) -> RecordingNote? {
    guard let failure = recording.laterFailure else { return nil }
    return RecordingNote(
      text:
        "'\(failure.step)' at \(failure.place) fails already, after the place of the recording: "
        + "\(failure.reason); the scenario fails until you correct that step"
    )
  }

  /// An app that does nothing may need a launch argument.
  private func start(of recording: Recording) -> RecordingNote? {
    let screen = recording.shownScreen
    guard recording.isNewFile, recording.isAtRest, let app,
      let flag = app.description.arguments.first(where: { $0.kind == .flag }),
      !screen.elements.indices.contains(where: screen.reacts)
    else { return nil }
    let name = app.description.name
    return RecordingNote(
      text: "nothing on this screen reacts to a gesture, and the app stays as it is; it may need a "
        + "launch argument: 'rehearse record \(name) --argument \(flag.name)' "
        + "(\(flag.summary.withoutFullStop)); 'rehearse apps \(name)' lists all"
    )
  }

  private func suggestions(for recording: Recording) -> [RecordingNote] {
    let imported = Set(recording.vocabularies.map { FileSystem.resolved($0) ?? $0 })
    return vocabularies.filter { !imported.contains(FileSystem.resolved($0) ?? $0) }
      .prefix(Self.mostSuggestions).map { path in
        let text = "other scenarios of this app use the vocabulary '\(path)'"
        if recording.isNewFile { return RecordingNote(text: text, vocabulary: path) }
        return RecordingNote(text: "\(text); to use it here, add it to 'import' in the file")
      }
  }

  /// A name with a secret in it is hard to recognise.
  private func maskedName(of recording: Recording) -> RecordingNote? {
    recording.maskedName.map { name in
      RecordingNote(
        text: "all output shows the name as '\(name)', because it contains the text of a secret; "
          + "choose another name, or another text for the secret"
      )
    }
  }

  private static let mostSuggestions = 3
}

extension RecordingNote {
  var line: String {
    let command =
      vocabulary.map { "; to use it here, write 'import \(VisibleText.escaping($0))'" } ?? ""
    return "note: \(VisibleText.escaping(text))\(command)\n"
  }
}

extension String {
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
