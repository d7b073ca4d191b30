import ScenarioModel

/// The keys of `rehearse.yaml`.
package enum ConfigurationKey: String, LanguageKey {
  case paths
  case app
  case variables
  case secrets
  case settle
  case timeout
  case timeLimit
  case continueAfterFailure
  case tags
  case jobs
  case apps
  case drivers
  case on
  case reports
  case sourceURL
  case mutate
  case recording

  static let owner = "the configuration"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .paths:
      KeyEntry(
        .list(of: .fixedText),
        "The paths to run if the command line has none, relative to this file."
      )
    case .app: KeyEntry(.fixedText, "The app of scenarios that name none.")
    case .variables: HeaderKey.variables.entry
    case .secrets: HeaderKey.secrets.entry
    case .settle: HeaderKey.settle.entry
    case .timeout: HeaderKey.timeout.entry
    case .timeLimit: HeaderKey.timeLimit.entry
    case .continueAfterFailure: HeaderKey.continueAfterFailure.entry
    case .tags: KeyEntry(.mapping(TagSelectionKey.self), "Which scenarios are run, by their tags.")
    case .jobs:
      KeyEntry(
        .numberWithin(Configuration.possibleJobs),
        "How many cores are used.",
        fallback: .phrase("all of them")
      )
    case .apps:
      KeyEntry(
        .foreignNames(of: .mapping(WebAppKey.self)),
        "Apps that are web pages or installed on devices. One with the name of an app model can run "
          + "on both."
      )
    case .drivers:
      KeyEntry(
        .foreignNames(of: .mapping(DriverKey.self)),
        "Browsers, by the names `chromium` and `firefox`, and devices by names of your own."
      )
    case .on:
      KeyEntry(
        .fixedText,
        "Where scenarios run: `model`, a browser or a device.",
        fallback: .phrase("the app's model if it has one, else chromium")
      )
    case .reports: KeyEntry(.mapping(ReportKey.self), "Which reports are written, and where.")
    case .sourceURL:
      KeyEntry(
        .fixedText,
        "Where places on the web page link to: github, gitlab, vscode, or an address with {path} "
          + "and {line}."
      )
    case .mutate:
      KeyEntry(.mapping(MutateKey.self), "Which bugs 'rehearse mutate' need not report.")
    case .recording: KeyEntry(.mapping(RecordingKey.self), "How 'rehearse record' writes steps.")
    }
  }

  /// The default in words.
  package var fallback: String? { entry.fallback?.text }
}

/// The keys after `tags` of `rehearse.yaml`.
enum TagSelectionKey: String, LanguageKey {
  case include
  case exclude

  static let owner = "'tags'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .include:
      KeyEntry(
        .list(of: .fixedText),
        "Tag expressions; at least one must hold. '--tag' replaces them."
      )
    case .exclude:
      KeyEntry(
        .list(of: .fixedText),
        "Tag expressions; none may hold. '--exclude-tag' replaces them."
      )
    }
  }
}

/// The keys after `mutate` of `rehearse.yaml`.
enum MutateKey: String, LanguageKey {
  case accept

  static let owner = "'mutate'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    KeyEntry(
      .list(of: .mapping(AcceptKey.self)),
      "Bugs that no scenario has to notice; they still count."
    )
  }
}

/// The keys after `recording` of `rehearse.yaml`.
enum RecordingKey: String, LanguageKey {
  case prefer

  static let owner = "'recording'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    KeyEntry(
      .list(of: .fixed(.word(SelectorKind.allCases.map(\.rawValue)))),
      "How steps identify elements, the preferred way first; the others come last.",
      fallback: .phrase("named, id, label")
    )
  }
}

/// The keys of an item of `accept`.
enum AcceptKey: String, LanguageKey {
  case mutant
  case because

  static let owner = "an item of 'accept'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .mutant:
      KeyEntry(.fixedText, "The bug, as 'rehearse mutate --list' names it.", isRequired: true)
    case .because: KeyEntry(.fixedText, "Why no scenario notices it.", isRequired: true)
    }
  }
}

/// The kinds of reports, as `rehearse.yaml` and the command line name them.
package enum ReportKey: String, LanguageKey {
  case junit
  case jsonLines = "json-lines"
  case markdown
  case html

  static let owner = "'reports'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .junit: KeyEntry(.fixedText, "JUnit XML, at this path, relative to this file.")
    case .jsonLines:
      KeyEntry(.fixedText, "One JSON object per line, at this path, relative to this file.")
    case .html:
      KeyEntry(.fixedText, "One page with everything, at this path, relative to this file.")
    case .markdown:
      KeyEntry(.fixedText, "A page for a job's summary, at this path, relative to this file.")
    }
  }
}
