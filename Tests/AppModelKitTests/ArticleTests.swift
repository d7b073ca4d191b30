import AppModelKit
import Foundation
import ScenarioTestSupport
import Testing

// The example of the article "Writing an app model", word for word.

struct ShoppingApp: AppModel {
  enum Screen: String, AppScreen, CaseIterable {
    case list = "List"
    case add = "Add"
  }

  enum Wait: AppDelay {
    case loading

    var delay: Delay { .network("loading", nominal: .milliseconds(800)) }
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
    screens: Screen.self,
    delays: Wait.all,
    arguments: [LaunchArgument("empty", .flag, summary: "start with nothing on the list")]
  )
}

extension ShoppingApp {
  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    switch screen {
    case .list: drawList(on: &canvas)
    case .add: drawAdding(on: &canvas)
    }
  }

  private func drawList(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Shopping") { $0.button("Add", tap: .add) }
    guard let items else { return canvas.activityIndicator("Loading") }
    canvas.table { table in
      for (index, item) in items.enumerated() {
        table.cell(
          value: item.isTicked ? "1" : "0",
          isMarked: item.isTicked,
          tap: .tick(index)
        ) { $0.staticText(item.name) }
      }
    }
  }

  private func drawAdding(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("New item")
    canvas.textField("name", text: name, placeholder: "Name") { .nameChanged($0) }
    canvas.button("Save", isEnabled: !name.isEmpty, tap: .save)
  }
}

extension ShoppingApp {
  mutating func didLaunch(in app: inout AppContext<Self>) {
    if items == nil { app.schedule(.loaded, after: Wait.loading) }
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
      app.push(.add)
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
          button 'Add' (315, 20, 60, 44)
        table (0, 64, 375, 603)
          cell value '1' (0, 64, 375, 44) marked
            staticText 'Bread' (16, 64, 343, 44)
          cell value '0' (0, 108, 375, 44)
            staticText 'Milk' (16, 108, 343, 44)
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
