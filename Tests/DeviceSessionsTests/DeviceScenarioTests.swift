import AppModelKit
import BuiltInApps
import DeviceTestSupport
import Foundation
import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime
import ScenarioTestSupport
import Testing

@testable import DeviceSessions

/// The shipped scenarios on a device whose app behaves as the model.
struct DeviceScenarioTests {
  private static let todo: DeviceApp = {
    var app = DeviceApp(
      "todo",
      screens: [
        "Add": "New Todo", "Edit": "Edit Todo Title", "View": "Delete Todo", "Root": "Todo List",
      ]
    )
    app.transitions = [
      .init(name: "viewTodo", from: "Root", to: "View"),
      .init(name: "editTodo", from: "View", to: "Edit"),
      .init(name: "addTodo", from: "Root", to: "Add"),
      .init(name: "back", from: nil, to: "Root"),
    ]
    return app
  }()

  private static let signIn: DeviceApp = {
    var app = DeviceApp("sign-in", screens: ["SignIn": "authenticate", "Welcome": ""])
    app.transitions = [.init(name: "dismissed", from: "SignIn", to: nil)]
    return app
  }()

  /// The tags of scenarios that only a model can run: they look at calls, or at single milliseconds.
  private static let onModelAlone: Set = ["model", "nominal-timing"]

  /// The logs of the scenarios of a folder whose verdicts differ from the model's.
  private static func differences(
    of folder: String,
    _ app: DeviceApp,
    on platform: DevicePlatform
  ) throws -> [String] {
    let model = try #require(BuiltInApps.all.first { $0.description.name == app.name.value })
    let device = try DrivenModel(model, app, on: platform)
    var settings = RunSettings()
    settings.places = RunPlaces(wanted: [.model, .remote(device.place)])
    let workspace = ScenarioLoading.Workspace(workingDirectory: Repository.root.path)
    let loader = SuiteLoader(catalog: AppCatalog([device.app]), workspace: workspace)
    let found = loader.load(FileDiscovery([folder], in: workspace)).plan.cases
    let plan = RunPlan(cases: found.filter { onModelAlone.isDisjoint(with: $0.identity.tags) })
    var lines: [String] = []
    Runner(plan, settings: settings).run { event in
      guard case .caseFinished(let record) = event else { return }
      if [.failed, .error].contains(record.verdict) { lines.append(record.log) }
    }
    device.place.close()
    return lines
  }

  @Test(arguments: DevicePlatform.allCases)
  func `the scenarios of the form have the model's verdicts`(platform: DevicePlatform) throws {
    let differences = try Self.differences(of: "Scenarios/sign-in", Self.signIn, on: platform)
    #expect(differences == [])
  }

  @Test func `the scenarios of the to-do app have the model's verdicts`() throws {
    let differences = try Self.differences(of: "Scenarios/todo", Self.todo, on: .iOS)
    let names = differences.map { $0.prefix { $0 != ":" } }
    // The sheet is not a screen of its own, so a device can't name the way to it.
    #expect(names == ["A to-do can be shared, with a sentence about it"], "\(differences)")
  }
}
