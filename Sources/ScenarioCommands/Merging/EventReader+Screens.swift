import AppModelKit
import ScenarioReports

extension EventReader {
  static func screen(of object: EventObject) throws(MalformedEvent) -> ScreenSnapshot {
    guard let screen = try object.object("screen") else {
      throw MalformedEvent("the screen is missing")
    }
    return try self.screen(screen)
  }

  static func screen(
    _ name: String,
    of object: EventObject
  ) throws(MalformedEvent) -> ScreenSnapshot? {
    guard let screen = try object.object(name) else { return nil }
    return try self.screen(screen)
  }

  private static func screen(_ object: EventObject) throws(MalformedEvent) -> ScreenSnapshot {
    var screen = ScreenSnapshot()
    var ancestors: [Int] = []
    for item in try object.objects("elements") {
      let depth = try item.requiredNumber("depth")
      guard (0...ancestors.count).contains(depth) else {
        throw MalformedEvent("an element of depth \(depth) has no parent")
      }
      ancestors.removeLast(ancestors.count - depth)
      ancestors.append(screen.append(try element(item), to: ancestors.last))
    }
    screen.screen = object.text("name")
    screen.latestTransition = object.text("transition")
    return screen
  }

  private static func element(_ object: EventObject) throws(MalformedEvent) -> ElementSnapshot {
    let frame = object.doubles("frame")
    guard let type = ElementType(rawValue: try object.requiredText("type")), frame.count == 4 else {
      throw MalformedEvent("an element has no known type or no frame")
    }
    let words = object.texts("traits")
    let traits = ElementSnapshot.Traits.wireTraits.filter { words.contains($0.word) }.map(\.trait)
    return ElementSnapshot(
      type,
      identifier: object.text("id") ?? "",
      label: object.text("label") ?? "",
      value: object.text("value") ?? "",
      placeholder: object.text("placeholder") ?? "",
      title: object.text("title") ?? "",
      frame: Rect(frame[0], frame[1], frame[2], frame[3]),
      isEnabled: !object.flag("disabled"),
      isSelected: object.flag("selected"),
      isFocused: object.flag("focused"),
      traits: ElementSnapshot.Traits(traits)
    )
  }
}
