extension Diagnostic {
  /// The location of the problem: `path:line:column`, a file, or `rehearse` for its command line.
  package var location: String {
    switch place {
    case .span(let span): span.location
    case .file(let path): path
    case .commandLine: "rehearse"
    }
  }
}
