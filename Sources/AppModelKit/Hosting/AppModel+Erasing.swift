/// What came of an action.
struct Response {
  /// What the model asks for.
  var effects: [Effect] = []

  /// Whether the model is another one than before.
  var hasChangedModel = false

  /// The model as it was, where something is asked for.
  var before: (any AppModel)?
}

/// What a hosted app asks of a model whose type it does not know.
///
/// Here types are known only at run time: each `as?` would look up the type of its optional, which
/// costs more than the cast.
extension AppModel {
  /// Draws what a screen shows.
  func draw(_ screen: any AppScreen, with pen: inout Pen) {
    guard type(of: screen) == Screen.self else { return }
    var canvas = Canvas<Action>(consume pen)
    draw(screen as! Screen, on: &canvas)
    pen = canvas.pen
  }

  /// Lets the model do what it does by itself after launch.
  mutating func respondToLaunch(at clock: AppClock) throws -> Response {
    var context = AppContext<Self>(clock)
    var changed = self
    try changed.didLaunch(in: &context)
    return become(changed, asking: context.effects)
  }

  /// Lets an action happen.
  ///
  /// A model that throws is left as it was: nobody should see half a change.
  mutating func respond(to action: AnyAction, at clock: AppClock) throws -> Response {
    guard type(of: action.base) == Action.self else { return Response() }
    var context = AppContext<Self>(clock)
    var changed = self
    try changed.update(action.base as! Action, in: &context)
    return become(changed, asking: context.effects)
  }

  private mutating func become(_ changed: Self, asking effects: [Effect]) -> Response {
    let before: (any AppModel)? = effects.isEmpty ? nil : self
    if changed == self { return Response(effects: effects, before: before) }
    self = changed
    return Response(effects: effects, hasChangedModel: true, before: before)
  }
}
