import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime
import Suggestions

/// The options for the places that run test cases.
struct PlaceOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Run on app models or in a browser: 'model', 'chromium', 'firefox', or several as \
      'model,chromium', which must agree. (default: the app's model if it has one, else chromium)
      """,
      valueName: "places"
    ),
    transform: PlaceList.init(argument:)
  )
  var on: PlaceList?

  @Flag(help: "Show the browser's window.")
  var headed = false

  @Flag(help: "End with the first failure, and leave its page open until Return is pressed.")
  var keepOpen = false

  var names: [String] { on?.names ?? [] }

  /// Keeps the browser open until the user presses Return, if `--keep-open` was given.
  func waitForReturn(with tool: Tool) {
    guard keepOpen, !Interruption.isRequested() else { return }
    tool.errors.write("rehearse: the browser stays open; press Return to end it\n")
    _ = readLine()
  }
}

/// The places of an option such as `model,chromium`, each once.
struct PlaceList {
  let names: [String]

  @Sendable init(argument: String) throws {
    names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if let unknown = names.first(where: { !PlaceNames.all.contains($0) }) {
      throw ValidationError(line: PlaceNames.unknown(unknown))
    }
    guard Set(names).count == names.count else {
      throw ValidationError(line: "'\(VisibleText.escaping(argument))' names a place twice.")
    }
  }
}

/// The names of places, and what to say of others.
enum PlaceNames {
  static let all = [PlaceDescription.modelName] + PlaceDescription.browserNames

  static func unknown(_ name: String) -> String {
    let advice = didYouMean(name, among: all) ?? "places: \(all.joined(separator: ", "))"
    return "unknown place '\(VisibleText.escaping(name))'; \(advice)"
  }
}

extension AppCatalog.WantedPlace {
  /// The place with a name.
  init(named name: String) {
    self = name == PlaceDescription.modelName ? .model : .browser(name)
  }
}
