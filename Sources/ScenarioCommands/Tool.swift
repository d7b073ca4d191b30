import Glibc
import ScenarioLoading
import ScenarioRuntime

/// The surroundings of every command: the apps, and the places to write to.
struct Tool {
  let catalog: AppCatalog
  let output = Terminal(.output)
  let errors = Terminal(.error)

  /// Began with the process, so that a run's time includes the reading of its files.
  let clock = RunClock()

  /// The diagnostics that were explained already.
  let hints = ExplanationHints()

  /// Opens browsers; nil where the tool can't drive any.
  let places: (any PlaceProvider)?

  init(catalog: AppCatalog, places: (any PlaceProvider)? = nil, color: ColorChoice = .auto) {
    self.catalog = catalog
    self.places = places
    use(color)
  }

  /// Switches colors on or off for all further output.
  func use(_ color: ColorChoice) {
    output.color = color
    errors.color = color
  }
}

extension Tool {
  /// Shows an error.
  ///
  /// - Parameters:
  ///   - problem: A phrase in lower case without a full stop.
  ///   - status: The status that the command ends with.
  /// - Returns: The status.
  func fail(_ problem: String, with status: ExitStatus = .usage) -> ExitStatus {
    errors.write("rehearse: error: \(problem)\n")
    return status
  }

  /// Shows a warning, a phrase like that of an error.
  func warn(_ problem: String) { errors.write("rehearse: warning: \(problem)\n") }

  /// Shows what a person may want to know, as such a phrase.
  func note(_ fact: String) { errors.write("rehearse: note: \(fact)\n") }

  /// The status after writing to standard output; a reader that stopped reading is not an error.
  var outputStatus: ExitStatus {
    guard let failure = output.failure, !failure.isClosedPipe else { return .success }
    return fail("standard output can't be written: \(failure.text)", with: .reportNotWritten)
  }
}

extension FileError {
  fileprivate var isClosedPipe: Bool {
    if case .system(EPIPE) = reason { true } else { false }
  }
}
