import AppModelKit
import Testing

/// An app whose screens give no frames.
private struct LayoutApp: AppModel {
  enum Screen: String, AppScreen, CaseIterable {
    case bare = "Bare"
    case barred = "Barred"
  }

  enum Action: Hashable {
    case nothing
    case tab(Int)
  }

  static let description = AppDescription(
    name: "sample",
    summary: "an app for a test",
    screens: Screen.self
  )
  let rootScreen = Screen.bare
  let initialScreens: [Screen]

  init(launch: LaunchContext) {
    initialScreens = launch.environment["BAR"] == nil ? [.bare] : [.bare, .barred]
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    switch screen {
    case .bare: drawBare(on: &canvas)
    case .barred: drawBarred(on: &canvas)
    }
  }

  private func drawBare(on canvas: inout Canvas<Action>) {
    canvas.staticText("First")
    canvas.row { row in
      row.button("Left", tap: .nothing)
      row.button("Right", tap: .nothing)
    }
    canvas.space(20)
    canvas.stack(itemHeight: 20, spacing: 2) { stack in
      stack.staticText("Small")
      stack.staticText("Smaller")
    }
    canvas.button("Last", tap: .nothing)
    canvas.alert("Sure?") { alert in
      alert.staticText("Are you sure?")
      alert.button("Yes", tap: .nothing)
    }
  }

  private func drawBarred(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Bar") { bar in
      bar.button("Done", tap: .nothing)
      bar.button("Edit", tap: .nothing)
    }
    canvas.staticText("Below")
    canvas.table { table in
      table.cell { $0.staticText("Row") }
      table.cell(height: 60) { $0.staticText("High row") }
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {}
}

struct LayoutTests {
  @Test func `elements without frames are stacked from the top`() throws {
    #expect(
      try LayoutApp.launched().tree == """
        staticText 'First' (16, 36, 343, 44)
        button 'Left' (16, 88, 167.5, 44)
        button 'Right' (191.5, 88, 167.5, 44)
        staticText 'Small' (16, 160, 343, 20)
        staticText 'Smaller' (16, 182, 343, 20)
        button 'Last' (16, 210, 343, 44)
        alert 'Sure?' (52, 269.5, 271, 128) modal
          staticText 'Are you sure?' (68, 285.5, 239, 44)
          button 'Yes' (68, 337.5, 239, 44)
        """
    )
  }

  @Test func `a bar takes its place, and a table the rest`() throws {
    #expect(
      try LayoutApp.launch(LaunchRequest(environment: ["BAR": ""])).app.tree == """
        navigationBar 'Bar' (0, 20, 375, 44)
          button 'Back' (0, 20, 120, 44)
          button 'Done' (315, 20, 60, 44)
          button 'Edit' (255, 20, 60, 44)
        staticText 'Below' (16, 80, 343, 44)
        table (0, 132, 375, 535)
          cell (0, 132, 375, 44)
            staticText 'Row' (16, 132, 343, 44)
          cell (0, 176, 375, 60)
            staticText 'High row' (16, 176, 343, 60)
        """
    )
  }
}
