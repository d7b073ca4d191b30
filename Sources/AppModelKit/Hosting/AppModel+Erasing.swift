/// What came of an action.
struct Response {
  /// What the model asks for.
  var effects: [Effect] = []

  /// What has become of the model, or nil if it is as it was.
  var model: (any AppModel)?
}

/// What a hosted app asks of a model whose type it does not know.
extension AppModel {
  /// Draws what a screen shows.
  func draw(_ screen: any AppScreen, with pen: inout Pen) {
    guard let screen = screen as? Screen else { return }
    var canvas = Canvas<Action>(consume pen)
    draw(screen, on: &canvas)
    pen = canvas.pen
  }

  /// What comes of what the model does by itself after launch.
  func responseToLaunch(at clock: AppClock) throws -> Response {
    var context = AppContext<Self>(clock)
    var changed = self
    try changed.didLaunch(in: &context)
    return Response(effects: context.effects, model: changed)
  }

  /// What comes of an action.
  ///
  /// A model that throws is left as it was: nobody should see half a change.
  func response(to action: AnyAction, at clock: AppClock) throws -> Response {
    guard let action = action.base as? Action else { return Response() }
    var context = AppContext<Self>(clock)
    var changed = self
    try changed.update(action, in: &context)
    return Response(effects: context.effects, model: changed == self ? nil : changed)
  }
}
