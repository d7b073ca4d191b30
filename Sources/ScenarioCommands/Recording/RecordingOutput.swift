import ScenarioDiagnostics
import ScenarioLoading
import ScenarioRecording

/// Where a recording is written to: a file after every step, or standard output at the end.
struct RecordingOutput {
  private var file: RecordedFile?
  private var vocabularies: RecordedVocabularies

  /// Why the file is not up to date, because it can't be written.
  private(set) var fault: RecordedFileFault?

  /// Whether the file is there.
  private(set) var isWritten: Bool

  /// - Parameters:
  ///   - file: The file; nil if the scenario is printed at the end.
  ///   - workspace: The workspace, which has all vocabularies that may get flows.
  init(_ file: RecordedFile?, in workspace: Workspace) {
    self.file = file
    vocabularies = RecordedVocabularies(in: workspace)
    isWritten = file?.exists ?? false
  }

  /// The path of the file, if there is one to write.
  var path: String? { file?.path }

  /// Brings the file and the vocabularies up to date.
  ///
  /// A vocabulary has its flow before the file uses it, and until the file no longer does.
  mutating func save(_ recording: Recording) {
    let changes = recording.changedVocabularies
    do throws(RecordedFileFault) {
      try vocabularies.write(changes)
      try file?.save(recording)
      try vocabularies.restore(except: changes)
      fault = nil
    } catch {
      fault = error
    }
    isWritten = file?.exists ?? false
    keepLastWords(about: recording)
  }

  /// Looks at the file, which another program may have changed, and returns whether anything is new.
  ///
  /// What could not be written is tried again.
  mutating func check(_ recording: Recording) -> Bool {
    let earlier = fault
    if fault == nil {
      do throws(RecordedFileFault) { try file?.ensureUnchanged() } catch { fault = error }
    } else {
      save(recording)
    }
    return fault != earlier
  }

  /// Replaces what another program has written.
  mutating func overwrite(with recording: Recording) {
    do throws(RecordedFileFault) {
      try file?.acceptChange()
      save(recording)
    } catch {
      fault = error
    }
  }

  /// Continues with a file as another program has written it.
  mutating func adopt(_ file: SourceFile) {
    self.file = RecordedFile(file.path, original: file.bytes)
    vocabularies = vocabularies.forgetting
    fault = nil
    isWritten = true
  }

  /// Keeps the last message for the case that the app model ends the process.
  func keepLastWords(about recording: Recording) {
    let unsaved = unsaved(of: recording)
    let outcome =
      if unsaved != nil {
        "the recorded steps were printed"
      } else if recording.hasSteps, let path {
        "'\(VisibleText.escaping(path))' has the recorded steps"
      } else {
        "nothing was recorded"
      }
    LastWords.keep(
      output: unsaved ?? [],
      errors: "rehearse: error: the app model trapped; \(outcome)\n"
    )
  }

  /// The scenario, if it has steps and is in no file.
  private func unsaved(of recording: Recording) -> [UInt8]? {
    guard recording.hasSteps, file == nil || fault != nil else { return nil }
    return (try? recording.file)?.bytes
  }

  /// Saves the file, or prints the scenario if there is no file or it can't be written.
  mutating func end(_ recording: Recording, with tool: Tool) -> ExitStatus {
    save(recording)
    let printed = unsaved(of: recording)
    if let printed { tool.output.append(printed) }
    guard let fault else {
      if recording.hasSteps, let path {
        tool.note("'\(VisibleText.escaping(path))' has the recorded steps")
      }
      return .success
    }
    let lost = file.map { "'\(VisibleText.escaping($0.path))' was not written" } ?? fault.text
    let rest = printed == nil ? "" : "; the scenario was printed instead"
    return tool.fail("\(lost)\(rest)", with: .reportNotWritten)
  }
}
