import AppModelKit
import BuiltInApps
import Testing

struct ControlsLaunchTests {
  @Test func `a URL leads on from the state in which the app starts`() throws {
    let model = try #require(BuiltInApps.all.first { $0.description.name == "controls" })
    let request = LaunchRequest(state: StartState("lists"), url: "controls:alerts")
    var app = try model.launch(request).app
    #expect(app.screen.screen == "Alerts")
  }
}
