import AppModelKit
import ScenarioModel
import ScenarioRuntime
import Testing

@testable import DeviceSessions

struct DeviceScreenNamingTests {
  private static var shop: DeviceApp {
    var app = DeviceApp(name: Located("shop", span: .anywhere), identifiers: [.iOS: "a"])
    app.screens = [
      .init(name: "Home", mark: "homeList"), .init(name: "Basket", mark: "Your Basket"),
    ]
    app.transitions = [.init(name: "openBasket", from: "Home", to: "Basket")]
    return app
  }

  private static func screen(bar: String, _ identifier: String = "") -> ScreenSnapshot {
    var screen = ScreenSnapshot()
    screen.append(ElementSnapshot(.navigationBar, identifier: bar, frame: Rect(0, 0, 9, 9)))
    screen.append(ElementSnapshot(.other, identifier: identifier, frame: Rect(0, 0, 9, 9)))
    return screen
  }

  @Test func `a screen has the name of its element, otherwise the title of its bar`() {
    var naming = DeviceScreenNaming(of: Self.shop)
    #expect(naming.naming(Self.screen(bar: "Shop", "homeList")).screen == "Home")
    #expect(naming.naming(Self.screen(bar: "Your Basket")).screen == "Basket")
    #expect(naming.naming(Self.screen(bar: "About")).screen == "About")
    #expect(naming.naming(ScreenSnapshot()).screen == "")
  }

  @Test func `changes have the names of the configuration, and the way back is named back`() {
    var naming = DeviceScreenNaming(of: Self.shop)
    #expect(naming.naming(Self.screen(bar: "Shop", "homeList")).latestTransition == nil)
    naming.noteGesture()
    let basket = naming.naming(Self.screen(bar: "Your Basket"))
    #expect(basket.latestTransition == "openBasket")
    #expect(basket.hasChangedScreenSinceGesture)
    naming.noteGesture(goingBack: true)
    let home = naming.naming(Self.screen(bar: "Shop", "homeList"))
    #expect(home.latestTransition == "back")
    naming.noteGesture()
    #expect(!naming.naming(Self.screen(bar: "Shop", "homeList")).hasChangedScreenSinceGesture)
  }
}
