import AppModelKit
import ScenarioModel
import Testing

@testable import DeviceSessions

/// Screens as UiAutomator2 describes them.
struct AndroidSourceTests {
  @Test func `elements have the types and properties of the language, in points`() throws {
    let screen = try RecordedScreens.screen("android-settings", of: .android, scale: 2).snapshot
    #expect(
      screen.description == """
        navigationBar #toolbar 'Settings' (0, 31.5, 540, 73.5)
          button 'Navigate up' (0, 31.5, 73.5, 73.5)
          staticText 'Settings' (94.5, 50.5, 120.5, 35.5)
        textField #name placeholder 'Your name' (21, 115, 498, 60) focused
        secureTextField #password 'Secret' value '••••••' placeholder 'Password' (21, 180, 498, 60) secure
        table #list (0, 250, 540, 854)
          cell (0, 250, 540, 80)
            staticText 'News & offers' (21, 275, 179, 30)
            switch #news value '1' (450, 270, 69, 40) selected
          cell (0, 330, 540, 80) disabled
            popUpButton #language value 'English' (21, 340, 498, 60)
              staticText 'English' (21, 350, 179, 40)
          cell (0, 1000, 540, 104)
            staticText 'Delete account' (430, 1025, 90, 50)
        button #fab 'Help' (435, 1010, 90, 80)
        """
    )
    #expect(screen.bounds == Rect(0, 0, 540, 1104))
  }

  @Test func `a later element that takes clicks covers an earlier one`() throws {
    let screen = try RecordedScreens.screen("android-settings", of: .android, scale: 2).snapshot
    let help = try #require(screen.elements.firstIndex { $0.identifier == "fab" })
    let covered = screen.elements.indices.filter { !screen.isHittable($0) }
    #expect(covered.map { screen.elements[$0].label } == ["Delete account"])
    #expect(screen.obstruction(of: covered[0]) == .covered(by: help))
  }

  @Test func `the panel of a dialog is an alert with its title`() throws {
    let screen = try RecordedScreens.screen("android-dialog", of: .android, scale: 2).snapshot
    #expect(
      screen.description == """
        alert #parentPanel 'Pay now?' (42, 420, 456, 260) modal
          staticText #alertTitle 'Pay now?' (73.5, 450, 394, 40)
          button #button2 'CANCEL' (250, 600, 100, 65)
          button #button1 'PAY' (360, 600, 100, 65)
        """
    )
  }

  @Test(arguments: [
    ("android.widget.Button", ElementType.button), ("android.widget.CheckBox", .checkBox),
    ("androidx.appcompat.widget.SwitchCompat", .switch), ("android.widget.SeekBar", .slider),
    ("android.app.ActionBar$Tab", .tab), ("android.webkit.WebView", .webView),
  ])
  func `classes of libraries have the type of Android's own`(name: String, type: ElementType) {
    #expect(AndroidClasses.type(of: name) == type)
  }

  @Test(arguments: [
    ("clickable='true' content-desc='Add'", "button 'Add' (0, 0, 10, 10)"),
    ("text='Hello'", "staticText 'Hello' (0, 0, 10, 10)"),
    ("checkable='true' checked='false' text='Agree'", "checkBox 'Agree' value '0' (0, 0, 10, 10)"),
    ("scrollable='true' resource-id='feed'", "scrollView #feed (0, 0, 10, 10)"),
    ("resource-id='card'", "other #card (0, 0, 10, 10)"), ("clickable='true'", ""),
  ])
  func `a view of no known class is what it can do`(attributes: String, line: String) throws {
    let source = "<node class='android.view.View' bounds='[0,0][10,10]' \(attributes)/>"
    #expect(try DeviceScreen(source, of: .android, scale: 1).snapshot.description == line)
  }
}
