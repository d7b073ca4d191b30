import AppModelKit

/// Everything that was on the screen at one moment.
struct JSONScreen: WireValue {
  let screen: ScreenSnapshot

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", screen.screen)
      json.member("transition", screen.latestTransition)
      json.member("elements", screen.elements.lazy.map { JSONElement(element: $0) })
    }
  }
}
