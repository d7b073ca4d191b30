import AppModelKit

/// An app with work that no screen shows, and with work that never ends.
struct RestlessApp: AppModel {
  enum Screen: String, AppScreen {
    case work = "Work"
  }

  enum Action: Hashable {
    case sync
    case synced
    case upload
    case uploaded(Answer)
    case tick
  }

  enum Answer: String, CaseIterable {
    case stored
  }

  let rootScreen = Screen.work

  /// How many synchronizations were completed; only a log would show them.
  var syncCount = 0
  var tickCount = 0

  static let description = AppDescription(
    name: "restless",
    summary: "works without a sign, or without an end",
    screens: ["Work"],
    delays: [.sync, .upload, .tick],
    calls: [
      CallDescription(
        "upload",
        parameters: ["title", "token"],
        answers: Answer.self,
        summary: "stores something elsewhere"
      )
    ]
  )

  init(launch: LaunchContext) {}

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .sync: app.schedule(.synced, after: .sync)
    case .synced: syncCount += 1
    case .upload:
      app.call(
        "upload",
        ["title": "a: \"b\"", "token": .secret("t0ken")],
        answer: Answer.stored,
        after: .upload,
        then: Action.uploaded
      )
    case .uploaded: syncCount += 1
    case .tick:
      tickCount += 1
      app.schedule(.tick, after: .tick)
    }
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.button("Sync", frame: Rect(0, 100, 100, 44), tap: .sync)
    canvas.button("Upload", frame: Rect(150, 100, 100, 44), tap: .upload)
    canvas.button("Tick", frame: Rect(0, 200, 100, 44), tap: .tick)
    canvas.staticText("\(tickCount % 2)", identifier: "ticks", frame: Rect(0, 300, 100, 44))
  }
}

extension Delay {
  fileprivate static let sync = network("sync", nominal: .milliseconds(200))
  fileprivate static let upload = network("upload", nominal: .milliseconds(300))
  fileprivate static let tick = Delay("tick", nominal: .seconds(1), range: 1...1)
}
