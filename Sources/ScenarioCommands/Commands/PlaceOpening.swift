import AppModelKit
import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime

/// Opens the places of a run: what costs seconds is started only if a test case needs it.
struct PlaceOpening {
  /// The names of the places that the user asked for; empty to use each app's own.
  let names: [String]
  let options: PlaceOptions
  let context: SuiteContext

  /// The places for some apps, or why they can't be had.
  func places(
    for apps: [InstalledApp],
    by provider: (any PlaceProvider)?
  ) throws(PlaceProblem) -> RunPlaces {
    if apps.isEmpty { return .models }
    if !names.isEmpty {
      var opened: [RunPlaces.Place] = []
      for name in names {
        opened.append(try place(named: name, for: apps, by: provider, closing: opened))
      }
      return RunPlaces(wanted: opened)
    }
    let pages = apps.filter { !$0.hasModel }
    guard !pages.isEmpty else { return .models }
    let browser = PlaceDescription.browserNames[0]
    return RunPlaces(wanted: [], fallback: try place(named: browser, for: pages, by: provider))
  }

  private func place(
    named name: String,
    for apps: [InstalledApp],
    by provider: (any PlaceProvider)?,
    closing others: [RunPlaces.Place] = []
  ) throws(PlaceProblem) -> RunPlaces.Place {
    if name == PlaceDescription.modelName { return .model }
    guard let provider else { throw PlaceProblem("this tool can't drive \(name)") }
    do throws(PlaceProblem) {
      return .remote(try provider.open(request(name, for: apps)))
    } catch {
      RunPlaces(wanted: others).close()
      throw error
    }
  }

  private func request(_ name: String, for apps: [InstalledApp]) -> PlaceRequest {
    var request = PlaceRequest(name, for: apps, in: context.workspace.shownRoot)
    request.settings = context.configuration.configuration.drivers.first { $0.name.value == name }
    request.isHeaded = options.headed || options.keepOpen
    request.keepsFailures = options.keepOpen
    return request
  }
}

extension RunPlan {
  /// The apps of the test cases that are run, each once.
  func apps(of catalog: AppCatalog) -> [InstalledApp] {
    var names: Set<String> = []
    for planned in cases {
      switch planned.action {
      case .run(let execution): names.insert(execution.app.description.name)
      case .runLater, .runNever: names.formUnion(catalog.names)
      case .skip, .reject, .rejectRow: continue
      }
    }
    return catalog.apps.filter { names.contains($0.description.name) }
  }
}
