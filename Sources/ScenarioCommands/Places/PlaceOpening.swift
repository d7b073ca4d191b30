import AppModelKit
import ScenarioDiagnostics
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

  /// The variables of the command line, which capabilities of devices can use.
  let variables: [String: String]

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
    let others = apps.filter { !$0.hasModel }
    if let app = others.first(where: { $0.web == nil }) { throw problem(ofInstalledOnly: app) }
    guard !others.isEmpty else { return .models }
    let browser = PlaceDescription.browserNames[0]
    return RunPlaces(wanted: [], fallback: try place(named: browser, for: others, by: provider))
  }

  /// The problem of an app that runs on devices alone, while no device is named.
  private func problem(ofInstalledOnly app: InstalledApp) -> PlaceProblem {
    let device = context.configuration.configuration.devices.first?.name.value
    return PlaceProblem(
      "the app '\(app.description.name)' runs only on a device",
      advice: device.map { "name it, as in '--on \($0)'" }
        ?? "add one to 'drivers' of rehearse.yaml"
    )
  }

  private func place(
    named name: String,
    for apps: [InstalledApp],
    by provider: (any PlaceProvider)?,
    closing others: [RunPlaces.Place] = []
  ) throws(PlaceProblem) -> RunPlaces.Place {
    if name == PlaceDescription.modelName { return .model }
    do throws(PlaceProblem) {
      guard let provider else { throw PlaceProblem("this tool can't drive \(name)") }
      return .remote(try provider.open(request(name, for: apps)))
    } catch {
      RunPlaces(wanted: others).close()
      throw error.placed(at: setting(of: name))
    }
  }

  /// The entry of a place in `drivers` of `rehearse.yaml`, if it has one.
  private func setting(of name: String) -> SourceSpan? {
    let configuration = context.configuration.configuration
    return configuration.drivers.first { $0.name.value == name }?.name.span
      ?? configuration.device(named: name)?.name.span
  }

  private func request(
    _ name: String,
    for apps: [InstalledApp]
  ) throws(PlaceProblem) -> PlaceRequest {
    let configuration = context.configuration.configuration
    var request = PlaceRequest(name, for: apps, in: context.workspace.shownRoot)
    request.settings = configuration.drivers.first { $0.name.value == name }
    if let driver = configuration.device(named: name) { request.device = try device(driver) }
    request.isHeaded = options.headed || options.keepOpen
    request.keepsFailures = options.keepOpen
    request.isInterrupted = Interruption.isRequested
    return request
  }

  /// A device with the variables in its capabilities replaced.
  private func device(_ driver: DeviceDriver) throws(PlaceProblem) -> DeviceRequest {
    let header = context.configuration.configuration.header
    do throws(ValueFault) {
      return try DeviceRequest(driver, inScopeOf: header, overridden: variables)
    } catch {
      throw PlaceProblem(
        "the capabilities of '\(driver.name.value)' can't be used: \(error.reason)",
        advice: error.suggestion
      )
    }
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
