import ArgumentParser
import ScenarioDiagnostics
import Suggestions

/// `rehearse explain`: the explanation of a diagnostic's id.
struct ExplainCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic by the id in brackets after its message, or list all ids."
  )

  @Argument(
    help: "The id, for example unknown-key.",
    completion: .custom { _, _, _ in DiagnosticCatalog.all.map(\.id.rawValue) }
  )
  var id: String?

  @Flag(help: ArgumentHelp("Print all explanations as a Markdown page.", visibility: .hidden))
  var markdown = false

  func validate() throws {
    guard let id = bareID, DiagnosticCatalog.explanation(of: id) == nil else { return }
    let suggestion = didYouMean(id, among: DiagnosticCatalog.all.map(\.id.rawValue))
    throw ValidationError(
      line: "There is no diagnostic '\(id)'."
        + (suggestion.map { " \($0.prefix(1).uppercased())\($0.dropFirst())" }
          ?? " 'rehearse explain' lists them all.")
    )
  }

  /// The id without the brackets that it has in messages.
  private var bareID: String? {
    guard let id, id.hasPrefix("["), id.hasSuffix("]") else { return id }
    return String(id.dropFirst().dropLast())
  }

  func run(with tool: Tool) -> ExitStatus {
    if let explanation = bareID.flatMap(DiagnosticCatalog.explanation) {
      tool.output.write(explanation.text)
    } else {
      tool.output.write(markdown ? DiagnosticCatalog.page : DiagnosticCatalog.list)
    }
    return .success
  }
}

extension DiagnosticCatalog {
  fileprivate static func explanation(of id: String) -> Diagnostic.Kind? {
    all.first { $0.id.rawValue == id }
  }

  /// All ids with their lines, aligned.
  fileprivate static var list: String {
    AlignedRows(all.map { [$0.id.rawValue, $0.summary] }).text
  }

  fileprivate static var page: String {
    """
    # Diagnostics

    What `rehearse` can say about files, by the id in brackets after each message.
    `rehearse explain ID` prints the same texts. This page is written by
    `rehearse explain --markdown`.


    """ + all.map(\.section).joined(separator: "\n")
  }
}

extension Diagnostic.Kind {
  /// The explanation as the terminal shows it.
  fileprivate var text: String {
    """
    \(id): \(summary)

    \(meaning)

    For example:

    \(example.text)
    Fix: \(remedy)

    """
  }

  /// The explanation as a section of a Markdown page.
  fileprivate var section: String {
    """
    ## \(id)

    \(summary) \(meaning)

    \(example.markdown)
    Fix: \(remedy)

    """
  }
}

extension DiagnosticExample {
  fileprivate var text: String {
    switch self {
    case .description(let words): "    \(words)\n"
    case .files(let files, let command):
      files.map { name, text in
        "    # \(name)\n" + text.split(separator: "\n").map { "    \($0)\n" }.joined()
      }.joined(separator: "\n") + (command == Self.usualCommand ? "" : "\n    $ \(command)\n")
    }
  }

  fileprivate var markdown: String {
    switch self {
    case .description(let words): "For example: \(words)\n"
    case .files(let files, let command):
      files.map { name, text in
        "```\(name.hasSuffix(".json") ? "json" : "yaml") file=\(name)\n\(text)\n```\n"
      }
      .joined(separator: "\n")
        + (command == Self.usualCommand ? "" : "\n```sh\n\(command)\n```\n")
    }
  }
}
