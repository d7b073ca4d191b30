import AppModelKit
import BuiltInApps
import Testing

/// A person who uses an app: finds elements by what they say, and touches them.
struct AppDriver {
  var app: any RunningApp
  let warnings: [LaunchWarning]

  init(
    _ name: String,
    _ arguments: String...,
    date: DateTime? = nil,
    timing: DelayTiming = .nominal,
    data: [String: DataNode] = [:]
  ) throws {
    try self.init(name, arguments: arguments, date: date, timing: timing, data: data)
  }

  init(
    _ name: String,
    arguments: [String],
    date: DateTime? = nil,
    timing: DelayTiming = .nominal,
    data: [String: DataNode] = [:]
  ) throws {
    let request = LaunchRequest(arguments: arguments, date: date, timing: timing) {
      path,
      _ throws(DataFault) in
      guard let node = data[path] else { throw DataFault("'\(path)' can't be read") }
      return node
    }
    let model = BuiltInApps.all.first { $0.description.name == name }
    let launch = try #require(model).launch(request)
    app = launch.app
    warnings = launch.warnings
  }

  /// The texts on the screen.
  ///
  /// Looking changes only a copy, so it can be used in expectations.
  var screen: ScreenSnapshot {
    var copy = app
    return copy.screen
  }

  var tree: String { screen.description }

  var now: Duration { app.now }

  /// The one element with an identifier, label, value or placeholder, and perhaps a type.
  func index(of text: String, _ type: ElementType? = nil) throws -> Int {
    let elements = screen.elements
    let matches = elements.indices.filter { index in
      let element = elements[index]
      let texts = [element.identifier, element.label, element.value, element.placeholder]
      return texts.contains(text) && type ?? element.type == element.type
    }
    try #require(matches.count == 1, "\(matches.count) elements match '\(text)':\n\(tree)")
    return matches[0]
  }

  mutating func perform(
    _ gesture: Gesture,
    on text: String,
    _ type: ElementType? = nil
  ) throws {
    try app.perform(gesture, on: index(of: text, type))
  }

  mutating func tap(_ text: String, _ type: ElementType? = nil) throws {
    try perform(.tap, on: text, type)
  }

  mutating func type(_ text: String) throws {
    for character in text { try app.type(.character(character)) }
  }

  mutating func advance(by duration: Duration) throws {
    try app.advance(to: app.now + duration)
  }

  /// Lets animations end, as a step that settles does.
  mutating func settle() throws {
    while !app.isIdle, let next = app.nextChange { try app.advance(to: next) }
  }

  /// Taps, and lets animations end.
  mutating func tapAndSettle(_ text: String, _ type: ElementType? = nil) throws {
    try tap(text, type)
    try settle()
  }

  func labels(_ type: ElementType) -> [String] {
    screen.elements.filter { $0.type == type }.map(\.label)
  }

  func element(_ text: String, _ type: ElementType? = nil) throws -> ElementSnapshot {
    screen.elements[try index(of: text, type)]
  }

  func has(_ text: String) -> Bool {
    screen.elements.contains { $0.identifier == text || $0.label == text }
  }

  func isHittable(_ text: String, _ type: ElementType? = nil) throws -> Bool {
    screen.isHittable(try index(of: text, type))
  }
}
