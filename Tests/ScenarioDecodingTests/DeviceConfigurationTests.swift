import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import ScenarioTestSupport
import Testing

/// Apps and drivers of `rehearse.yaml` that are on devices.
struct DeviceConfigurationTests {
  private static func decode(_ text: String) -> (Configuration, String) {
    let (configuration, diagnostics) = ConfigurationDecoder.decode(
      SourceFile(path: "rehearse.yaml", text: text)
    )
    return (configuration, Diagnostic.report(diagnostics))
  }

  @Test func `an app can be a web page and installed on devices`() throws {
    let (configuration, report) = Self.decode(
      """
      apps:
        shop:
          web: http://shop.test/
          description: The shop
          device: {ios: com.example.shop, android: com.example.droid, screens: {Home: list}}
          transitions: {open: {to: Home}}
        todo: {device: {android: com.example.todo}}
      """
    )
    #expect(report == "")
    let (shop, todo) = (configuration.apps[0], configuration.apps[1])
    #expect(shop.web?.address.value == "http://shop.test/")
    #expect(
      shop.device?.identifiers == [.iOS: "com.example.shop", .android: "com.example.droid"]
    )
    #expect(shop.device?.summary == "The shop")
    #expect(shop.device?.screens.map { "\($0.name): \($0.mark)" } == ["Home: list"])
    #expect(shop.device?.transitions.map(\.name) == ["open"])
    #expect(todo.web == nil)
    #expect(todo.device?.identifiers == [.android: "com.example.todo"])
  }

  @Test func `a driver with an address is a device`() throws {
    let (configuration, report) = Self.decode(
      """
      drivers:
        chromium: {command: chromedriver}
        phone:
          address: http://127.0.0.1:4723/wd/hub
          capabilities: {platformName: ios, appium:noReset: true, "vendor:options": {a: [1]}}
      """
    )
    #expect(report == "")
    #expect(configuration.drivers.map(\.name.value) == ["chromium"])
    let phone = try #require(configuration.devices.first)
    #expect(phone.name.value == "phone")
    #expect(phone.address.value == "http://127.0.0.1:4723/wd/hub")
    #expect(phone.platform == .iOS)
    #expect(
      phone.capabilities.map(\.key.value) == ["platformName", "appium:noReset", "vendor:options"]
    )
  }

  @Test(arguments: [
    (
      "apps: {shop: {description: The shop}}",
      "1:15: error: an app needs 'web' or 'device' [missing-key]"
    ),
    (
      "apps: {shop: {device: {screens: {Home: list}}}}",
      "1:24: error: 'device' needs 'ios' or 'android' [missing-key]"
    ),
    (
      "apps: {shop: {device: {ios: a}, screens: {Home: list}}}",
      "1:33: error: an app with 'screens' needs 'web' [missing-key] -- write it within 'device'"
    ),
    (
      "apps: {shop: {device: {ios: a}, allow: [https://a.test]}}",
      "1:33: error: an app with 'allow' needs 'web' [missing-key]"
    ),
    (
      "drivers: {phone: {address: 'http://a'}}",
      "1:19: error: a device needs 'capabilities' [missing-key]"
    ),
    (
      "drivers: {phone: {capabilities: {platformName: iOS}}}",
      "1:19: error: a device needs 'address' [missing-key]"
    ),
    (
      "drivers: {phone: {address: 'https://a', capabilities: {platformName: iOS}}}",
      "1:28: error: 'address' must be an address such as 'http://127.0.0.1:4723'; found an https "
        + "address [wrong-kind] -- start a proxy for it on this machine, and write the proxy's "
        + "http address"
    ),
    (
      "drivers: {phone: {address: a, capabilities: {platformName: iOS}}}",
      "1:28: error: 'address' must be an address such as 'http://127.0.0.1:4723'; found 'a' "
        + "[wrong-kind]"
    ),
    (
      "drivers: {phone: {address: 'http://a', capabilities: {appium:udid: x}}}",
      "1:55: error: 'capabilities' needs 'platformName' [missing-key]"
    ),
    (
      "drivers: {phone: {address: 'http://a', capabilities: {platformName: Windows}}}",
      "1:69: error: 'platformName' must be 'iOS' or 'Android'; found 'Windows' [wrong-word]"
    ),
    (
      "drivers: {phone: {address: 'http://a', capabilities: {platformName: iOS, udid: x}}}",
      "1:74: error: the capability 'udid' has no prefix [unknown-capability] -- did you mean "
        + "'appium:udid'?"
    ),
    (
      "drivers: {phone: {address: 'http://a', command: b, capabilities: {platformName: iOS}}}",
      "1:49: error: 'address' and 'command' exclude each other [conflicting-keys] -- a driver with "
        + "an address is a device, which starts no program"
    ),
  ])
  func `what is missing or does not fit is told where it is written`(
    text: String,
    report: String
  ) {
    #expect(Self.decode(text).1 == "rehearse.yaml:\(report)")
  }
}
