import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Testing

@testable import DeviceSessions

struct DeviceLaunchTests {
  private static func capabilities(
    on platform: DevicePlatform,
    _ settings: LaunchSettings,
    _ configured: [Value.Entry] = []
  ) throws -> String {
    let launch = try DeviceLaunch(of: "com.example.shop", settings, on: platform)
    let value = launch.capabilities(besides: configured, on: platform)
    return String(decoding: value.json, as: UTF8.self)
  }

  private static let settings = LaunchSettings(
    arguments: ["isUITesting", "-startAt", "2"].map { .init($0) },
    environment: ["LANG": "de", "API": "http://localhost:1"]
  )

  @Test func `iOS gets arguments and variables of the process`() throws {
    #expect(
      try Self.capabilities(on: .iOS, Self.settings) == """
        {"appium:automationName":"XCUITest","appium:bundleId":"com.example.shop",\
        "appium:processArguments":{"args":["isUITesting","-startAt","2"],\
        "env":{"API":"http://localhost:1","LANG":"de"}}}
        """
    )
  }

  @Test func `Android gets extras of the intent`() throws {
    #expect(
      try Self.capabilities(on: .android, Self.settings) == """
        {"appium:appPackage":"com.example.shop","appium:automationName":"UiAutomator2",\
        "appium:optionalIntentArguments":\
        "--es API http://localhost:1 --es LANG de --esa arguments isUITesting,-startAt,2"}
        """
    )
  }

  @Test func `configured capabilities stay, and none is added without need`() throws {
    let configured = [
      Value.Entry(key: "platformName", value: .text("Android")),
      Value.Entry(key: "appium:automationName", value: .text("Espresso")),
      Value.Entry(key: "appium:noReset", value: .boolean(true)),
      Value.Entry(key: "appium:systemPort", value: .number(Number(8_201))),
    ]
    #expect(
      try Self.capabilities(on: .android, LaunchSettings(), configured) == """
        {"appium:appPackage":"com.example.shop","appium:automationName":"Espresso",\
        "appium:noReset":true,"appium:systemPort":8201,"platformName":"Android"}
        """
    )
  }

  @Test(arguments: ["two words", "a,b", "$(reboot)", "a;b", "", "ä"])
  func `an argument that Android's command line would take apart is refused`(text: String) {
    let settings = LaunchSettings(arguments: [.init("ok"), .init(text)])
    let failure = #expect(throws: LaunchFailure.self) {
      try DeviceLaunch(of: "a", settings, on: .android)
    }
    #expect(failure?.reason == "the launch argument '\(text)' can't be given to an app on Android")
    #expect(failure?.argument == 1)
    #expect(throws: Never.self) { try DeviceLaunch(of: "a", settings, on: .iOS) }
  }

  @Test(arguments: ["state", "now", "answers"])
  func `what only a model can do is refused`(key: String) {
    var settings = LaunchSettings()
    switch key {
    case "state": settings.state = StartState("editing")
    case "now": settings.date = DateTime(CalendarDate(year: 2026, month: 1, day: 31))
    default: settings.answers = ["pay": ["refused"]]
    }
    let failure = #expect(throws: LaunchFailure.self) {
      try DeviceLaunch(of: "a", settings, on: .iOS)
    }
    #expect(failure?.reason == "an app on a device can't be launched with '\(key)'")
  }
}
