import ScenarioModel

/// The keys that scenarios have and suites pass to their scenarios.
enum HeaderKey: String, LanguageKey {
  case description
  case app
  case tags
  case imports = "import"
  case launch
  case settle
  case timeout
  case timeLimit
  case continueAfterFailure
  case variables
  case secrets
  case skip
  case knownIssue
  case interruptions
  case setup
  case teardown
  case elements
  case flows
  case checks

  static let launchWords = ManualLaunch.Word.allCases.map(\.rawValue)

  static let owner = "a scenario or suite"
  static let finder = KeyFinder<Self>()

  /// None, which is known without the entries of all keys: every start of the tool would make them.
  static let required: [Self] = []

  var entry: KeyEntry {
    switch self {
    case .description: KeyEntry(.text, "What it is about, shown in reports.")
    case .app:
      KeyEntry(
        .fixedText,
        "The name of the app that is run.",
        fallback: .phrase("the suite's or rehearse.yaml's")
      )
    case .tags:
      KeyEntry(.list(of: .tag), "Words to select scenarios by: letters, digits, '-' and '_'.")
    case .imports:
      KeyEntry(.list(of: .fixedText), "Vocabulary files, relative to this file, in the workspace.")
    case .launch:
      KeyEntry(
        .either([.none, .word(Self.launchWords), .mapping(LaunchKey.self)]),
        "How the app is started; 'manual' leaves it closed until a 'launch' step.",
        fallback: "{}"
      )
    case .settle:
      KeyEntry(
        .word(Header.Settling.allCases.map(\.rawValue)),
        "'idle' lets animations end before each step, as XCUITest does; 'none' does not.",
        fallback: "idle"
      )
    case .timeout:
      KeyEntry(
        .duration,
        "The longest time that a step waits, unless it sets a timeout of its own.",
        fallback: .value(Header.standardTimeout.inLargestUnit)
      )
    case .timeLimit:
      KeyEntry(
        .duration,
        "The longest app time of the scenario; its teardown may take as long again.",
        fallback: .value(Header.standardTimeLimit.inLargestUnit)
      )
    case .continueAfterFailure:
      KeyEntry(
        .boolean,
        "Whether to go on after a failed step; the verdict stays failed.",
        fallback: "false"
      )
    case .variables:
      KeyEntry(
        .names(of: .either([.value, .mapping(DataSourceKey.self)])),
        "Values for '${name}': any YAML value, or a part of a data file."
      )
    case .secrets:
      KeyEntry(.list(of: .name), "Variables whose values no output shows: '•••' stands for them.")
    case .skip: KeyEntry(.reason, "Why it is not run. It is reported as skipped.")
    case .knownIssue:
      KeyEntry(
        .reason,
        "Why it fails. It is reported as skipped while it fails, and as failed once it passes."
      )
    case .interruptions:
      KeyEntry(
        .list(of: .mapping(InterruptionKey.self)),
        "What to do about alerts that can appear at any moment."
      )
    case .setup: KeyEntry(.steps, "Steps before the others; a failure here ends the scenario.")
    case .teardown: KeyEntry(.steps, "Steps that run last, even after a failure.")
    case .elements:
      KeyEntry(
        .names(of: .either([.selector, .mapping(ElementWordKey.self)])),
        "Names for selectors."
      )
    case .flows: KeyEntry(.names(of: .mapping(FlowWordKey.self)), "Names for lists of steps.")
    case .checks:
      KeyEntry(.names(of: .expectationBeside(CheckWordKey.self)), "Names for expectations.")
    }
  }
}

/// The keys after `launch`.
enum LaunchKey: NestingKey {
  case manual

  /// A key that a `launch` step has, too.
  case option(RelaunchKey)

  static let allCases = [.manual] + RelaunchKey.allCases.map(Self.option)

  static let owner = "'launch'"
  static let finder = KeyFinder<Self>()

  static let rules = RelaunchKey.rules

  var rawValue: String {
    switch self {
    case .manual: "manual"
    case .option(let key): key.rawValue
    }
  }

  var entry: KeyEntry {
    switch self {
    case .manual:
      KeyEntry(
        .boolean,
        "Whether the app stays closed until a 'launch' step; only in a header.",
        fallback: "false"
      )
    case .option(let key): key.entry
    }
  }
}

/// The keys after a `launch` step.
enum RelaunchKey: String, LanguageKey {
  case arguments
  case environment
  case now
  case state
  case with
  case url
  case answers

  static let owner = "a 'launch' step"
  static let finder = KeyFinder<Self>()

  static let rules: [KeyRule] = [.needs("with", ["state"])]

  var entry: KeyEntry {
    switch self {
    case .arguments:
      KeyEntry(
        .list(of: .text),
        "The launch arguments; an argument and its value are two items. Paths are relative to this file."
      )
    case .environment: KeyEntry(.foreignNames(of: .text), "The environment variables.")
    case .now: KeyEntry(.dateTime, "The app's date and time at launch.")
    case .state:
      KeyEntry(
        .fixedText,
        "The state to start in, one that 'rehearse apps' lists.",
        fallback: .phrase("as a person finds it")
      )
    case .with:
      KeyEntry(.foreignNames(of: .text), "The values of 'state', by the names of its parameters.")
    case .url:
      KeyEntry(
        .nonEmptyText,
        "The URL that opens the app. For a web page it may be relative, such as `/list`."
      )
    case .answers:
      KeyEntry(
        .foreignNames(of: .nonEmptyList(of: .fixedText)),
        "The answers to the app's calls in turn, by the names of the calls."
      )
    }
  }
}

/// The keys of what to do about an interruption.
enum InterruptionKey: String, LanguageKey {
  case when
  case `do`

  static let owner = "an interruption"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .when:
      KeyEntry(
        .expectation,
        "When the steps run, for example an alert.",
        isRequired: true
      )
    case .do:
      KeyEntry(.steps, "What to do; after it, 'when' must no longer hold.", isRequired: true)
    }
  }
}

/// The keys of a value that comes from a data file.
enum DataSourceKey: String, LanguageKey {
  case fromFile
  case at

  static let owner = "a value from a file"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .fromFile:
      KeyEntry(
        .fixedText,
        "A .json or .yaml file, relative to this file, in the workspace.",
        isRequired: true
      )
    case .at:
      KeyEntry(.fixedText, "The path to the part to use: keys and indexes, joined by dots.")
    }
  }
}

/// The keys of `cases` that come from a data file.
enum CasesFileKey: String, LanguageKey {
  case fromFile
  case at
  case `as`

  static let owner = "'cases'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .fromFile:
      KeyEntry(
        .fixedText,
        "A .json, .yaml or .csv file, relative to this file, in the workspace.",
        isRequired: true
      )
    case .at: DataSourceKey.at.entry
    case .as: KeyEntry(.name, "The name of the variable that takes each row.")
    }
  }
}

extension Duration {
  /// Whole seconds or minutes as people write them: `5s`, `10m`.
  fileprivate var inLargestUnit: String {
    let seconds = components.seconds
    return seconds.isMultiple(of: 60) ? "\(seconds / 60)m" : "\(seconds)s"
  }
}
