import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioImporting
import ScenarioLoading
import ScenarioModel
import ScenarioReports
import ScenarioRuntime
import ScenarioYAML

extension DiagnosticCatalog {
  private static let commands: [Diagnostic.Kind] = [
    .idleAcceptance, .layoutRefused, .malformedEvents, .unavailablePlace, .unknownMutant,
    .unusableReport,
  ]
}

extension DiagnosticCatalog {
  /// Every kind of diagnostic of the tool, by id.
  static let all = [source, yaml, model, decoding, loading, runtime, reports, importing, commands]
    .flatMap(\.self).sorted { $0.id.rawValue < $1.id.rawValue }
}

extension Diagnostic.Kind {
  static let idleAcceptance = Self(
    "idle-acceptance",
    "An accepted mutant need not be accepted.",
    meaning: """
      'mutate.accept' in rehearse.yaml names a bug that some scenario notices by now, or that changes \
      no screen.
      """,
    example: .description(
      "'accept' names a mutant that 'rehearse mutate --list' shows as noticed."
    ),
    remedy: "Remove the entry."
  )

  static let layoutRefused = Self(
    "layout-refused",
    "Formatting would change the meaning of a file.",
    meaning: """
      'rehearse format' reads its result again before it writes it. It never writes a file \
      that would have other values or lack a comment.
      """,
    example: .description(
      "A mistake of the tool itself, over odd YAML such as only fuzzing finds."
    ),
    remedy: "Format that file by hand, and please report its content as a bug."
  )

  static let malformedEvents = Self(
    "malformed-events",
    "A report in JSON lines can't be read, so it is not merged.",
    meaning: """
      The file was cut off, or is not a report that '--report json-lines=PATH' wrote. Nothing is \
      merged, because a report that lacks a part of the run looks better than the run was.
      """,
    example: .files(
      ["a.jsonl": "{\"type\":\"run-started\",\"version\":1}\n"],
      command: "rehearse merge a.jsonl --report html=page.html"
    ),
    remedy: "Run the shard again, and merge the files that it writes."
  )

  static let unavailablePlace = Self(
    "unavailable-place",
    "The browser, the device or the server that the scenarios need did not start.",
    meaning: """
      No scenario is run, and reports show each one with this error. 'rehearse doctor' shows which \
      browsers and drivers are installed.
      """,
    example: .files(
      [
        "rehearse.yaml": """
        apps:
          shop:
            web: http://127.0.0.1:8000/
            server:
              command: [no-such-program]
              ready: http://127.0.0.1:8000/
        """,
        "example.yaml": "name: Example\napp: shop\nsteps: [pause: 1s]",
      ],
      command: "rehearse run example.yaml"
    ),
    remedy: "Install the missing program, or correct the setting that the message points to."
  )

  static let unknownMutant = Self(
    "unknown-mutant",
    "There is no mutant of this name.",
    meaning: """
      'mutate.accept' in rehearse.yaml names a bug that 'rehearse mutate' does not try: the app, the \
      place or the operator is misspelt, or the app has changed.
      """,
    example: .description("'accept' names 'todo/Root/button#Ad hidden', and the button is 'Add'."),
    remedy: "Copy the name from 'rehearse mutate --list', or remove the entry."
  )

  static let unusableReport = Self(
    "unusable-report",
    "A report cannot be written to the path in 'rehearse.yaml'.",
    meaning: """
      It would replace a file that the run reads or that the console writes to, another \
      report has the same path, or the message shows the operating system's reason.
      """,
    example: .files(
      [
        "rehearse.yaml": "reports: {junit: example.yaml}",
        "example.yaml": "name: Example\napp: trivia\nsteps: [pause: 1s]",
      ],
      command: "rehearse run example.yaml"
    ),
    remedy: "Use another path there, or pass one on the command line: '--report junit=PATH'."
  )
}

extension Diagnostic.Message {
  static func unknownMutant(_ id: String) -> Self {
    Self(.unknownMutant, "'\(id)' is not a mutant of the apps that the scenarios use")
  }

  static func idleAcceptance(_ id: String, _ finding: String) -> Self {
    Self(.idleAcceptance, "'\(id)' \(finding), so it need not be accepted")
  }

  static func layoutRefused() -> Self {
    Self(
      .layoutRefused,
      "formatting would change the meaning of this file, so it was left unchanged; please report this as a bug"
    )
  }

  static func malformedEvents(_ reason: String) -> Self { Self(.malformedEvents, reason) }

  static func unavailablePlace(_ reason: String) -> Self { Self(.unavailablePlace, reason) }

  static func unusableReport(_ reason: String) -> Self { Self(.unusableReport, reason) }
}
