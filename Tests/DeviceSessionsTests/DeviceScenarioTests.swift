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
      screens: ["Add": "New Todo", "Edit": "Edit Todo", "View": "View Todo", "Root": "Todo List"]
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

  /// The verdicts of the scenarios of a folder that differ from the model's, one a line.
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
    let plan = loader.load(FileDiscovery([folder], in: workspace)).plan
    var lines: [String] = []
    Runner(plan, settings: settings).run { event in
      guard case .caseFinished(let record) = event, record.verdict != .passed else { return }
      lines.append(record.log)
    }
    device.place.close()
    return lines
  }

  @Test(arguments: DevicePlatform.allCases)
  func `the scenarios of the form have the model's verdicts`(platform: DevicePlatform) throws {
    #expect(
      try Self.differences(of: "Scenarios/sign-in", Self.signIn, on: platform) == []
    )
  }

  @Test func `the scenarios of the to-do app have the model's verdicts`() throws {
    #expect(try Self.differences(of: "Scenarios/todo", Self.todo, on: .iOS) == [])
  }
}
