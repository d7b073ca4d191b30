import AppModelKit
import ScenarioImporting
import ScenarioModel
import ScenarioRuntime

/// The apps that an imported scenario can be about.
struct ImportableApps: Sendable {
  let catalog: AppCatalog

  /// The app that scenarios need not name.
  let configured: String?

  var names: [String] { catalog.names }

  func app(named name: String) -> ImportedApp? { catalog[name].map(imported) }

  /// The app that a flow's `appId` or `url` means, or else the configured one.
  ///
  /// `com.example.todoLists` means the app `todo-lists`, and a `url` the app whose site it is of.
  func app(withID id: String) -> ImportedApp? {
    let configured = configured.flatMap { catalog[$0] }
    let named =
      catalog.apps.first { imported($0).isPage(at: id) }
      ?? catalog.apps.first { app in
        let name = app.description.name.letters
        return name == id.letters
          || name == id.split(separator: ".").last.map { String($0).letters }
      }
    let opening = ([configured].compactMap(\.self) + catalog.apps).first { imported($0).opens(id) }
    return (named ?? opening ?? configured).map(imported)
  }

  private func imported(_ app: InstalledApp) -> ImportedApp {
    let description = app.description
    return ImportedApp(
      name: description.name == configured ? nil : description.name,
      urlSchemes: description.urlSchemes,
      address: app.web?.address.value,
      allowing: app.web?.allowedOrigins.map(\.value) ?? []
    )
  }
}

extension String {
  /// The letters and digits, in lower case.
  fileprivate var letters: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
}
