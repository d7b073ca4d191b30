/// The keys of a scenario file.
package enum ScenarioKey: String, LanguageKey {
  case name
  case description
  case app
  case tags
  case launch
  case settle
  case timeout
  case timeLimit
  case continueAfterFailure
  case skip
  case steps

  package static let owner = "a scenario"

  package var entry: KeyEntry {
    switch self {
    case .name:
      KeyEntry(.text, "The test case's name in every report.", isRequired: true)
    case .description:
      KeyEntry(.text, "What the scenario is about, shown in reports.")
    case .app:
      KeyEntry(.text, "The name of the app that the scenario runs.", isRequired: true)
    case .tags:
      KeyEntry(.list(of: .text), "Words to select scenarios by: letters, digits, '-' and '_'.")
    case .launch:
      KeyEntry(.mapping(LaunchKey.self), "How the app is started.", fallback: "{}")
    case .settle:
      KeyEntry(
        .word(["idle", "none"]),
        "'idle' lets animations end before each step, as XCUITest does; 'none' does not.",
        fallback: "idle"
      )
    case .timeout:
      KeyEntry(
        .duration,
        "How long waits and gestures wait at most, unless a step says otherwise.",
        fallback: "5s"
      )
    case .timeLimit:
      KeyEntry(.duration, "How much app time the whole scenario may take.", fallback: "10m")
    case .continueAfterFailure:
      KeyEntry(
        .boolean,
        "Whether to go on after a failed step; the verdict stays failed.",
        fallback: "false"
      )
    case .skip:
      KeyEntry(.text, "A reason not to run the scenario; it is reported as skipped.")
    case .steps:
      KeyEntry(.steps, "What to do, in order.", isRequired: true)
    }
  }
}

/// The keys behind `launch`.
package enum LaunchKey: String, LanguageKey {
  case arguments
  case environment
  case now

  package static let owner = "'launch'"

  package var entry: KeyEntry {
    switch self {
    case .arguments:
      KeyEntry(.list(of: .text), "The launch arguments; one with a value is two items.")
    case .environment:
      KeyEntry(.names(of: .text), "The environment variables.")
    case .now:
      KeyEntry(.dateTime, "The app's date and time at launch.")
    }
  }
}
