import AppModelKit
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Synchronization
import Testing

/// A shelf whose books can be opened, and moved while it is edited.
private struct ShelfApp: AppModel {
  enum Screen: String, AppScreen { case shelf = "Shelf" }

  enum Action: Hashable, Sendable {
    case open(Int)
    case edit
    case move(Int, to: Int)
    case showMenu
    case sort
    case closeMenu
  }

  static let description = AppDescription(name: "shelf", summary: "books", screens: ["Shelf"])

  let rootScreen = Screen.shelf
  private var books = Array(0..<9)
  private var opened = "no book"
  private var isEditing = false
  private var showsMenu = false

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.staticText(opened, frame: Rect(0, 0, 300, 40))
    canvas.table(frame: Rect(0, 40, 375, 400), rowHeight: 40) { table in
      for book in books {
        let move: @Sendable (Int) -> Action = { .move(book, to: $0) }
        table.cell(tap: .open(book), move: isEditing ? move : nil) { cell in
          cell.staticText("Book \(book)", frame: Rect(16, 2, 343, 30))
        }
      }
    }
    canvas.button("Edit", frame: Rect(0, 460, 100, 40), tap: .edit)
    canvas.button("More", frame: Rect(110, 460, 100, 40), tap: .showMenu)
    if showsMenu { canvas.menu(["Sort": .sort], close: .closeMenu) }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .open(let book): opened = "book \(book)"
    case .edit: isEditing.toggle()
    case .move(let book, let place):
      books.removeAll { $0 == book }
      books.insert(book, at: place)
    case .showMenu: showsMenu = true
    case .sort, .closeMenu: showsMenu = false
    }
  }
}

struct ModeCrawlTests {
  @Test func `what only a mode allows is reached, although the mode changes no element`() {
    #expect(Self.ways["The rows are dragged on Shelf"] == ["tap", "drag"])
  }

  @Test func `a touch beside a menu is found, and made on an element that the menu covers`() {
    #expect(Self.ways["The menu is tapped on Shelf"] == ["tap", "forced tap"])
  }

  /// The moves of the first way to each part of the app, by the name of its scenario.
  private static let ways: [String: [String]] = {
    let ways = Mutex<[String: [String]]>([:])
    let text = ScenarioText(
      "name: A\napp: shelf\nsteps: [{assert: no book}]\n",
      catalog: AppCatalog([InstalledApp(ShelfApp.self)])
    )
    var settings = CoverageSettings()
    settings.write = { path, name in
      ways.withLock { $0[name] = path.steps.map(\.word) }
      return []
    }
    _ = CoverageSurvey(RunPlan(cases: text.planned.cases), settings: settings).report()
    return ways.withLock(\.self)
  }()
}

extension CrawlPath.Step {
  fileprivate var word: String {
    switch move {
    case .gesture(.tap): isForced ? "forced tap" : "tap"
    case .gesture(.drag): "drag"
    default: "\(move)"
    }
  }
}
