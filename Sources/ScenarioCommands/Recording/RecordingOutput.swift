import ScenarioDiagnostics
import ScenarioRecording

/// Where a recording is written to: a file after every step, or standard output at the end.
struct RecordingOutput {
  private var file: RecordedFile?

  /// Why the file is not up to date, because it can't be written.
  private(set) var fault: String?

  /// Whether the file is there.
  private(set) var isWritten: Bool

  /// - Parameter file: The file; nil if the scenario is printed at the end.
  init(_ file: RecordedFile?) {
    self.file = file
    isWritten = file?.exists ?? false
  }

  /// The path of the file, if there is one to write.
  var path: String? { file?.path }

  /// Brings the file up to date.
  mutating func save(_ recording: Recording) {
    guard file != nil else { return }
    do throws(RecordedFileFault) {
      try file?.save(recording)
      fault = nil
    } catch {
      fault = error.text
    }
    isWritten = file?.exists ?? false
  }

  /// Saves the file, or prints the scenario if there is no file or it can't be written.
  mutating func end(_ recording: Recording, with tool: Tool) -> ExitStatus {
    save(recording)
    guard file == nil || fault != nil else { return .success }
    if recording.hasSteps, let text = try? recording.file { tool.output.append(text.bytes) }
    guard let file, fault != nil else { return .success }
    tool.errors.write("rehearse: error: '\(VisibleText.escaping(file.path))' was not written\n")
    return .reportNotWritten
  }
}
