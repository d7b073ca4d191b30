import AppModelKit
import ProtocolValues
package import ScenarioModel
package import ScenarioRuntime
import Synchronization

/// A device whose app is an app model: it answers Appium's commands, and its source shows the model.
package final class ModelDevice: Sendable {
  struct State {
    var session: InProcessSession

    /// When the app was launched, on the device's clock.
    var launch = Duration.zero
  }

  let platform: DevicePlatform
  private let app: InstalledApp

  /// The clock that the device shares with sessions; nil for real time.
  private let clock: SharedClock?
  private let begin = ContinuousClock.now
  private let state: Mutex<State>

  package init(_ app: InstalledApp, on platform: DevicePlatform, clock: SharedClock?) {
    self.app = app
    self.platform = platform
    self.clock = clock
    state = Mutex(State(session: InProcessSession(app)))
  }

  /// The answer to a request.
  package func react(to request: ScriptedAppium.Request) -> ScriptedAppium.Reaction {
    if request.path == "/status" {
      return .value(["ready": true, "build": ["version": "2.11.3"]])
    }
    return state.withLock { state in
      let reaction = react(to: request, &state)
      clock?.advance(to: state.launch + state.session.moment.time)
      return reaction
    }
  }

  private var now: Duration { clock?.now ?? ContinuousClock.now - begin }

  private func react(
    to request: ScriptedAppium.Request,
    _ state: inout State
  ) -> ScriptedAppium.Reaction {
    let present = Moment(now - state.launch)
    if present.time > state.session.moment.time { try? state.session.advance(to: present) }
    awaitIdle(&state)
    switch (request.method, request.command) {
    case ("POST", "/session"): return launch(request.body["capabilities"]["alwaysMatch"], &state)
    case ("DELETE", ""):
      state.session.terminate()
      return .value(.null)
    case ("GET", "/source"): return .value(.text(source(of: &state)))
    case ("GET", "/screenshot"): return .value("iVBORw0KGgo=")
    case ("POST", "/back"): return goBack(&state)
    case ("POST", "/actions"): return touch(request.body, &state)
    case ("POST", "/execute/sync"): return execute(request.body, &state)
    default: return reactToElement(request, &state)
    }
  }

  /// Waits until no animation is running, as Appium does before each command.
  private func awaitIdle(_ state: inout State) {
    for _ in 0..<100 where state.session.isRunning && !state.session.isIdle {
      let deadline = Moment(state.session.moment.time + .seconds(10))
      _ = try? state.session.waitForChange(until: deadline)
    }
  }

  private func launch(
    _ capabilities: ProtocolValue,
    _ state: inout State
  ) -> ScriptedAppium.Reaction {
    if let key = capabilities["appium:key"].text { return .error("session not created", key) }
    var settings = LaunchSettings()
    let arguments = capabilities["appium:processArguments"]["args"].items.compactMap(\.text)
    let extras = capabilities["appium:optionalIntentArguments"].text ?? ""
    let list = extras.firstRange(of: "--esa arguments ").map { extras[$0.upperBound...] } ?? ""
    let all = arguments + list.split(separator: ",").map(String.init)
    settings.arguments = all.map { .init($0) }
    state = State(session: InProcessSession(app), launch: now)
    do throws(LaunchFailure) {
      _ = try state.session.launch(settings)
    } catch {
      return .error("session not created", error.reason)
    }
    return .value(["sessionId": "device-1", "capabilities": ["pixelRatio": "2.0"]])
  }

  private func source(of state: inout State) -> String {
    let screen = state.session.screen
    switch platform {
    case .iOS: return AppleSourceText(screen).text
    case .android: return AndroidSourceText(screen).text
    }
  }

  private func goBack(_ state: inout State) -> ScriptedAppium.Reaction {
    let elements = state.session.screen.elements
    if let index = elements.lastIndex(where: { $0.traits.contains(.backButton) }) {
      _ = try? state.session.perform(.tap, on: index)
    }
    return .value(.null)
  }

  private func execute(
    _ body: ProtocolValue,
    _ state: inout State
  ) -> ScriptedAppium.Reaction {
    switch body["script"].text {
    case "mobile: terminateApp": state.session.terminate()
    case "mobile: hideKeyboard": _ = try? state.session.type(.dismiss)
    case "mobile: pressKey": _ = try? state.session.type(.character("\n"))
    case "mobile: backgroundApp":
      let seconds = body["args"].items.first?["seconds"].number ?? 0
      try? state.session.stayInBackground(for: .milliseconds(Int(seconds * 1_000)))
    case "mobile: queryAppState": return .value(state.session.isRunning ? 4 : 1)
    default: return .error("unknown command", body["script"].text ?? "")
    }
    return .value(.null)
  }
}

/// Touches.
extension ModelDevice {
  /// The gesture of the first finger, on what lies under it.
  private func touch(_ body: ProtocolValue, _ state: inout State) -> ScriptedAppium.Reaction {
    let fingers = body["actions"].items.map { FingerTrace($0["actions"].items, scale: scale) }
    guard let trace = fingers.first,
      let element = state.session.screen.hitTest(trace.start)
    else { return .value(.null) }
    let gesture = trace.gesture(fingerCount: fingers.count)
    let target =
      if case .scroll = gesture { scroller(around: element, &state) } else { element }
    _ = try? state.session.perform(gesture, on: target)
    return .value(.null)
  }

  private var scale: Double { platform == .android ? 2 : 1 }

  private func scroller(around element: Int, _ state: inout State) -> Int {
    let screen = state.session.screen
    var next: Int? = element
    while let current = next {
      if screen.elements[current].traits.contains(.scrollable) { return current }
      next = screen.parent(of: current)
    }
    return element
  }
}

/// Elements by their identifiers, which are their indices.
extension ModelDevice {
  private static let elementKey = "element-6066-11e4-a52e-4f735466cecf"

  private func reactToElement(
    _ request: ScriptedAppium.Request,
    _ state: inout State
  ) -> ScriptedAppium.Reaction {
    let elements = state.session.screen.elements
    if request.line == "GET /element/active" {
      return found(elements.firstIndex(where: \.isFocused))
    }
    if request.line == "POST /element" {
      return found(index(at: request.body["value"].text ?? "", &state))
    }
    let parts = request.command.split(separator: "/")
    guard parts.count == 3, let index = Int(parts[1]) else {
      return .error("unknown command", request.line)
    }
    guard elements.indices.contains(index) else {
      return .error("stale element reference", "it has gone")
    }
    switch parts[2] {
    case "rect": return .value(rect(elements[index].frame))
    case "clear": _ = try? state.session.type(.clear)
    case "value": set(elements[index], index, to: request.body["text"].text ?? "", &state)
    default: return .error("unknown command", request.line)
    }
    return .value(.null)
  }

  private func found(_ index: Int?) -> ScriptedAppium.Reaction {
    guard let index else { return .error("no such element", "there is none") }
    return .value([Self.elementKey: .text("\(index)")])
  }

  /// The element at an XPath of positions, below the application and its window.
  private func index(at path: String, _ state: inout State) -> Int? {
    let screen = state.session.screen
    let steps = path.split(separator: "/").compactMap { Int($0.filter(\.isNumber)) }
    var current: Int?
    for step in steps.dropFirst(platform == .iOS ? 3 : 1) {
      let children = screen.elements.indices.filter { screen.parent(of: $0) == current }
      guard children.indices.contains(step - 1) else { return nil }
      current = children[step - 1]
    }
    return current
  }

  private func rect(_ frame: Rect) -> ProtocolValue {
    [
      "x": .number(frame.x * scale), "y": .number(frame.y * scale),
      "width": .number(frame.width * scale), "height": .number(frame.height * scale),
    ]
  }

  private func set(
    _ element: ElementSnapshot,
    _ index: Int,
    to text: String,
    _ state: inout State
  ) {
    if element.adjustment != nil {
      _ = try? state.session.perform(.adjust(to: text), on: index)
    } else {
      for character in text { _ = try? state.session.type(.character(character)) }
    }
  }
}
