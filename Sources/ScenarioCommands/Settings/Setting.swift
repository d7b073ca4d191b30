import ScenarioDiagnostics

/// A setting as it holds, and where it comes from.
struct Setting {
  enum Origin {
    case commandLine
    case environment(variable: String)
    case file(SourceSpan)
    case standard
  }

  /// The key of `rehearse.yaml`, or the option where only the command line has it.
  let name: String
  let value: String
  let origin: Origin

  /// The setting in the cells of a line.
  var cells: [String] {
    [VisibleText.escaping(name), VisibleText.escaping(value), VisibleText.escaping(origin.text)]
  }
}

extension Setting.Origin {
  fileprivate var text: String {
    switch self {
    case .commandLine: "command line"
    case .environment(let variable): "environment variable \(variable)"
    case .file(let span): "\(span.file.path):\(span.line)"
    case .standard: "default"
    }
  }
}
