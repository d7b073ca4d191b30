import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import Testing

/// Apps of `rehearse.yaml` that are web pages.
struct WebConfigurationTests {
  /// The apps of a file, and its diagnostics as `line:column message`.
  private static func decode(_ text: String) -> (apps: [ConfiguredApp], diagnostics: [String]) {
    let (configuration, diagnostics) = ConfigurationDecoder.decode(
      SourceFile(path: "rehearse.yaml", text: text)
    )
    let lines = diagnostics.map { diagnostic in
      guard case .span(let span) = diagnostic.place else { return diagnostic.message.text }
      let place = span.location.dropFirst("rehearse.yaml:".count)
      return "\(place) \(diagnostic.message.text)"
    }
    return (configuration.apps, lines)
  }

  @Test func `all errors of an app are reported, even if its address is wrong`() {
    let (apps, diagnostics) = Self.decode(
      """
      apps:
        shop:
          web: 127.0.0.1:18080
          clock: fake
          viewport: {width: 0}
          allow: [shop.test]
      """
    )
    #expect(apps.isEmpty)
    #expect(
      diagnostics.compactMap { $0.split(separator: " ").first } == ["3:10", "5:23", "4:12", "6:13"]
    )
  }

  @Test func `transitions lead from and to the screens of the app`() {
    let (apps, diagnostics) = Self.decode(
      """
      apps:
        shop:
          web: http://shop.test/
          screens: {Home: /, Basket: /basket}
          transitions: {a: {to: Nowhere, from: Hme}, b: {to: Basket}}
        phone: {device: {ios: a, screens: {List: x}}, transitions: {a: {to: Lst}}}
        both:
          web: http://shop.test/
          device: {ios: a, screens: {List: x}}
          transitions: {a: {to: Anywhere}}
        free: {web: "http://shop.test/", transitions: {a: {to: Anywhere}}}
      """
    )
    #expect(apps.count == 4)
    #expect(
      diagnostics == [
        "5:27 'to' must be one of the app's 'screens'; found 'Nowhere'",
        "5:42 'from' must be one of the app's 'screens'; found 'Hme'",
        "6:71 'to' must be one of the app's 'screens'; found 'Lst'",
      ]
    )
  }

  @Test(arguments: ["http://127.0.0.1:99999/", "http://127.0.0.1:0", "http://[::1]:70000/a"])
  func `an address has a port that exists`(address: String) {
    let (apps, diagnostics) = Self.decode("apps: {shop: {web: '\(address)'}}")
    #expect(apps.isEmpty)
    #expect(
      diagnostics
        == ["1:20 'web' must be an address with a port from 1 to 65535; found '\(address)'"]
    )
  }

  @Test(arguments: ["http://:8080/", "http://a:b@:80/", "https://@/", "http://user@?q"])
  func `an address has a host`(address: String) {
    let (apps, diagnostics) = Self.decode("apps: {shop: {web: '\(address)'}}")
    #expect(apps.isEmpty)
    #expect(
      diagnostics
        == [
          "1:20 'web' must be an address such as 'http://127.0.0.1:8080/'; found '\(address)'"
        ]
    )
  }

  @Test(arguments: [
    "http://127.0.0.1:65535/", "http://:pw@shop.test/", "http://[::1]/a",
    "http://a:b@shop.test:80/?x=:99999",
  ])
  func `other addresses are accepted`(address: String) {
    let (apps, diagnostics) = Self.decode("apps: {shop: {web: '\(address)'}}")
    #expect(apps.count == 1)
    #expect(diagnostics == [])
  }

  @Test func `an app has a name`() {
    let (apps, diagnostics) = Self.decode("apps: {'': {web: 'http://shop.test/'}}")
    #expect(apps.isEmpty)
    #expect(diagnostics == ["1:8 the name of an app must not be empty"])
  }
}
