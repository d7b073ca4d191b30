import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime
import Suggestions

/// The options for the places that run test cases.
struct PlaceOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Run on app models, in a browser or on a device: 'model', 'chromium', 'firefox', a device of \
      rehearse.yaml, or several as 'model,chromium', which must agree. (default: the app's model if \
      it has one, else chromium)
      """,
      valueName: "places"
    ),
    transform: PlaceList.init(argument:)
  )
  var on: PlaceList?

  @Flag(help: "Show the browser's window.")
  var headed = false

  @Flag(help: "End with the first failure, and leave its app open until Return is pressed.")
  var keepOpen = false

  var names: [String] { on?.names ?? [] }

  /// Warnings about options that have no effect here.
  func idleOptions(on places: RunPlaces) -> [String] {
    if places.areRemote { return [] }
    let warnings = [
      headed ? "'--headed' has no effect on app models" : nil,
      keepOpen ? "'--keep-open' keeps no app model open" : nil,
    ]
    return warnings.compactMap { $0.map { "\($0); choose a browser with '--on'" } }
  }

  /// Keeps the app open until the user presses Return, if `--keep-open` was given.
  func waitForReturn(with tool: Tool) {
    guard keepOpen, !Interruption.isRequested() else { return }
    tool.errors.write("rehearse: the app stays open; press Return to end it\n")
    _ = readLine()
  }
}

/// The places of an option such as `model,chromium`, each once.
struct PlaceList {
  let names: [String]

  /// Splits the argument; which places there are depends on the configuration.
  @Sendable init(argument: String) throws {
    names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard Set(names).count == names.count else {
      throw ValidationError(line: "'\(VisibleText.escaping(argument))' names a place twice.")
    }
  }
}

extension WorkspaceConfiguration {
  /// The first name of the command line that is no place.
  func problem(of names: [String]) -> UsageProblem? {
    guard let name = names.first(where: { !placeNames.contains($0) }) else { return nil }
    return .unknownPlace(name, advice: didYouMean(name, among: placeNames, orAll: "places"))
  }
}

extension Configuration {
  /// The device with a name; nil for other places.
  func device(named name: String) -> DeviceDriver? { devices.first { $0.name.value == name } }

  func place(named name: String) -> AppCatalog.WantedPlace {
    if name == PlaceDescription.modelName { return .model }
    return device(named: name).map { .device(name, $0.platform) } ?? .browser(name)
  }
}
