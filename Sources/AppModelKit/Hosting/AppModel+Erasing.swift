/// What came of an action.
struct Response {
  /// What the model asks for.
  var effects: [Effect] = []

  /// Whether the model is another one now, and the screen may be too.
  var hasChanged = false
}

/// What a hosted app asks of a model whose type it does not know.
extension AppModel {
  /// Draws what a screen shows.
  func draw(_ screen: any AppScreen, with pen: inout Pen) {
    guard case let screen as Screen = screen else { return }
    var canvas = Canvas<Action>(consume pen)
    draw(screen, on: &canvas)
    pen = canvas.pen
  }

  /// Lets the model do what it does by itself after launch.
  mutating func launched(at clock: AppClock) throws -> Response {
    var context = AppContext<Self>(clock)
    try didLaunch(in: &context)
    return Response(effects: context.effects, hasChanged: true)
  }

  /// Lets an action happen.
  ///
  /// A model that throws is left as it was: nobody should see half a change.
  mutating func receive(_ action: AnyAction, at clock: AppClock) throws -> Response {
    guard case let action as Action = action.base else { return Response() }
    var context = AppContext<Self>(clock)
    var changed = self
    try changed.update(action, in: &context)
    let hasChanged = changed != self
    self = changed
    return Response(effects: context.effects, hasChanged: hasChanged)
  }
}
