import AppModelKit
import ScenarioModel
import Testing

@testable import DeviceSessions

/// Screens as WebDriverAgent describes them.
struct AppleSourceTests {
  @Test func `elements have the types and properties of the language`() throws {
    let screen = try RecordedScreens.screen("ios-profile", of: .iOS).snapshot
    #expect(
      screen.description == """
        navigationBar #Profile (0, 47, 390, 44)
          button #Home 'Home' (8, 47, 70, 44)
          staticText 'Profile' (167, 58, 56, 21)
          button #editProfile 'Edit' (332, 47, 50, 44) disabled
        table (0, 91, 390, 670)
          cell (0, 91, 390, 44)
            textField #name placeholder 'Your name' (16, 91, 358, 44)
          cell (0, 135, 390, 44)
            secureTextField #password value '••••••' placeholder 'Password' (16, 135, 358, 44) secure
          cell (0, 179, 390, 44)
            staticText 'News & offers' (16, 190, 120, 21)
            switch #News & offers 'News & offers' value '1' (323, 185, 51, 31) selected
          cell (0, 900, 390, 44)
            button #Sign Out 'Sign Out' (16, 900, 358, 44)
        slider #volume value '50%' (20, 765, 350, 20)
        tabBar #Tab Bar 'Tab Bar' (0, 761, 390, 83)
          button #Shop 'Shop' (2, 762, 190, 48)
          button #Profile 'Profile' (197, 762, 190, 48) selected
        """
    )
    #expect(screen.bounds == Rect(0, 0, 390, 844))
  }

  @Test func `what keeps a touch from an element follows from the device and the layout`() throws {
    let screen = try RecordedScreens.screen("ios-profile", of: .iOS).snapshot
    let table = try #require(screen.elements.firstIndex { $0.type == .table })
    let tabBar = try #require(screen.elements.firstIndex { $0.type == .tabBar })
    let obstructions = screen.elements.indices.filter { !screen.isHittable($0) }
      .map { "\(screen.elements[$0].type.rawValue): \(screen.obstruction(of: $0)!)" }
    #expect(
      obstructions == [
        "cell: scrolledOut(of: \(table))", "button: scrolledOut(of: \(table))",
        "slider: covered(by: \(tabBar))",
      ]
    )
  }

  @Test func `an alert and the keyboard cover what is below them`() throws {
    let screen = try RecordedScreens.screen("ios-alert", of: .iOS).snapshot
    #expect(
      screen.description == """
        button #buy 'Buy' (145, 410, 100, 44)
        button #help 'Help' (20, 100, 100, 44)
        textField #count 'Count' value '2' placeholder '1' (20, 600, 100, 44)
        alert #Pay now? 'Pay now?' (60, 350, 270, 140) modal
          staticText 'Pay now?' (76, 369, 238, 22)
          button #Cancel 'Cancel' (60, 446, 135, 44)
          button #Pay 'Pay' (195, 446, 135, 44)
        keyboard (0, 553, 390, 216)
        """
    )
    #expect(
      (0..<3).map { screen.obstruction(of: $0) }
        == [.covered(by: 3), .hidden, .covered(by: 7)]
    )
    #expect((3..<8).allSatisfy { screen.isHittable($0) })
  }

  @Test func `the first button of a bar leads back, and controls can be adjusted`() throws {
    let screen = try RecordedScreens.screen("ios-profile", of: .iOS).snapshot
    let back = screen.elements.filter { $0.traits.contains(.backButton) }.map(\.label)
    #expect(back == ["Home"])
    let adjustable = screen.elements.compactMap { element in
      element.adjustment.map { "\(element.type.rawValue): \($0)" }
    }
    #expect(adjustable == ["switch: onOff", "slider: fraction"])
  }

  @Test func `the field at the place of the active element has the focus`() throws {
    var screen = try RecordedScreens.screen("ios-profile", of: .iOS)
    screen.focus(fieldAt: Rect(16, 135, 358, 44.3))
    #expect(screen.snapshot.elements.filter(\.isFocused).map(\.identifier) == ["password"])
  }

  @Test func `an element is found again by its place in the source`() throws {
    let screen = try RecordedScreens.screen("ios-profile", of: .iOS)
    let field = try #require(screen.elements.elements.firstIndex { $0.identifier == "name" })
    #expect(screen.path(of: field) == "/*[1]/*[1]/*[1]/*[1]/*[2]/*[1]/*[1]")
  }
}
