import AppModelKit
import Foundation
import ScenarioTestSupport
import Testing

// The example of the article "Writing an app model", word for word.

struct ShoppingApp: AppModel {
  enum Screen: String, AppScreen {
    case list = "List"
    case add = "Add"
  }

  enum Action: Hashable {
    case loaded
    case tick(Int)
    case add
    case nameChanged(String)
    case save
  }

  struct Item: Hashable {
    var name: String
    var isTicked = false
  }

  let rootScreen = Screen.list
  var items: [Item]? = nil
  var name = ""

  init(launch: LaunchContext) {
    if launch.arguments.contains("empty") { items = [] }
  }
}

extension ShoppingApp {
  static let description = AppDescription(
    name: "shopping",
    summary: "a list of things to buy",
    arguments: [LaunchArgument("empty", .flag, summary: "start with nothing on the list")],
    screens: ["List", "Add"],
    transitions: ["addItem", AppDescription.backTransition],
    delays: [.loading, .push, .pop, .keyboard, .rows]
  )
}

extension Delay {
  static let loading = network("loading", nominal: .milliseconds(800))
}

extension ShoppingApp {
  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    switch screen {
    case .list: drawList(on: &canvas)
    case .add: drawAdding(on: &canvas)
    }
  }

  private func drawList(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Shopping") { bar in
      bar.button("Add", frame: Rect(327, 20, 48, 44), tap: .add)
    }
    guard let items else {
      canvas.activityIndicator("Loading", frame: Rect(177.5, 323.5, 20, 20))
      return
    }
    canvas.table(frame: Rect(0, 64, 375, 603), rowHeight: 44) { table in
      for (index, item) in items.enumerated() {
        table.cell(
          value: item.isTicked ? "1" : "0",
          isMarked: item.isTicked,
          tap: .tick(index)
        ) { cell in
          cell.staticText(item.name, frame: Rect(16, 10, 343, 24))
        }
      }
    }
  }

  private func drawAdding(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("New item")
    canvas.textField(
      "name",
      text: name,
      placeholder: "Name",
      frame: Rect(16, 84, 343, 44)
    ) { .nameChanged($0) }
    canvas.button(
      "Save",
      frame: Rect(16, 144, 343, 44),
      isEnabled: !name.isEmpty,
      tap: .save
    )
  }
}

extension ShoppingApp {
  mutating func didLaunch(in app: inout AppContext<Self>) {
    if items == nil { app.schedule(.loaded, after: .loading) }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .loaded:
      items = [Item(name: "Bread"), Item(name: "Milk")]
    case .tick(let index):
      items?[index].isTicked.toggle()
      app.animateRows()
    case .add:
      name = ""
      app.push(.add, transition: "addItem")
    case .nameChanged(let name):
      self.name = name
    case .save:
      items?.append(Item(name: name))
      app.pop()
    }
  }
}

struct ArticleTests {
  @Test func `the article's code is that of this file`() throws {
    let path = "Sources/AppModelKit/AppModelKit.docc/writing-an-app-model.md"
    let article = try Repository.text(of: path)
    let code = try Repository.text(of: "Tests/AppModelKitTests/ArticleTests.swift")
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().dropLast()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count == 4)
    for block in blocks { #expect(words(code).contains(words(block)), "\(block)") }
  }

  /// A text with all blanks and line breaks alike, whatever the formatter made of them.
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `the article's example shows what the article says`() throws {
    var app = try ShoppingApp.launch(LaunchRequest()).app
    try app.advance(to: .milliseconds(800))
    let bread = app.screen.elements.firstIndex { $0.label == "Bread" }
    try app.perform(.tap, on: bread ?? 0)
    #expect(
      app.tree == """
        navigationBar 'Shopping' (0, 20, 375, 44)
          button 'Add' (327, 20, 48, 44)
        table (0, 64, 375, 603)
          cell value '1' (0, 64, 375, 44) marked
            staticText 'Bread' (16, 74, 343, 24)
          cell value '0' (0, 108, 375, 44)
            staticText 'Milk' (16, 118, 343, 24)
        """
    )
  }

  @Test func `its list can be added to`() throws {
    var app = try ShoppingApp.launch(LaunchRequest(arguments: ["-empty"])).app
    try app.tap("Add")
    try app.advance(by: .milliseconds(350))
    #expect(app.seen.elements.last?.isEnabled == false)
    try app.tap("name")
    for character in "Tea" { try app.type(.character(character)) }
    try app.tap("Save")
    try app.advance(by: .seconds(1))
    #expect(app.labels(.staticText) == ["Tea"])
    #expect(app.seen.screen == "List")
  }
}
