extension Diagnostic {
  /// Where the problem is: `path:line:column`, a file, or the tool itself for its command line.
  package var location: String {
    switch place {
    case .span(let span): span.location
    case .file(let path): path
    case .commandLine: "rehearse"
    }
  }
}
