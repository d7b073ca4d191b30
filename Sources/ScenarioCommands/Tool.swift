import Glibc
import ScenarioLoading
import ScenarioRuntime

/// What every command needs: the apps and the places to write to.
struct Tool {
  let catalog: AppCatalog
  let output = Terminal(.output)
  let errors = Terminal(.error)

  /// Began with the process, so that a run's time includes the reading of its files.
  let clock = RunClock()

  /// The diagnostics that were explained already.
  let hints = ExplanationHints()

  init(catalog: AppCatalog, color: ColorChoice = .auto) {
    self.catalog = catalog
    use(color)
  }

  /// Uses colors in all that is written from now on, or not.
  func use(_ color: ColorChoice) {
    output.color = color
    errors.color = color
  }
}

extension Tool {
  /// Whether all that was meant for standard output got there; a reader that went away wanted no
  /// more.
  var outputStatus: ExitStatus {
    guard let failure = output.failure, !failure.isClosedPipe else { return .success }
    errors.write("rehearse: error: standard output can't be written: \(failure.text)\n")
    return .reportNotWritten
  }
}

extension FileError {
  fileprivate var isClosedPipe: Bool {
    if case .system(EPIPE) = reason { true } else { false }
  }
}
