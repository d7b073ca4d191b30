/// What came of an action.
struct Response {
  /// What the model asks for.
  var effects: [Effect] = []

  /// Whether the model is another one now, and the screen may be too.
  var hasChanged = false
}

/// What a hosted app asks of a model whose type it does not know.
extension AppModel {
  /// What a screen shows below its bar.
  func tree(of screen: any AppScreen) -> ElementTree {
    guard let screen = screen as? Screen else { return ElementTree() }
    return content(of: screen).tree
  }

  /// The title of a screen's bar, if it has a bar.
  func barTitle(of screen: any AppScreen) -> String? {
    (screen as? Screen).flatMap { bar(of: $0)?.title }
  }

  /// The bar of a screen, if it has one, with a back button where there is a title to go back to.
  func barTree(of screen: any AppScreen, backTitle: String?) -> ElementTree? {
    (screen as? Screen).flatMap { bar(of: $0)?.tree(backTitle: backTitle) }
  }

  /// Lets the model do what it does by itself after launch.
  mutating func launched(at now: Duration, date: DateTime) throws -> Response {
    var context = AppContext<Self>(now: now, date: date)
    try didLaunch(in: &context)
    return Response(effects: context.effects, hasChanged: true)
  }

  /// Lets an action happen.
  ///
  /// A model that throws is left as it was: nobody should see half a change.
  mutating func receive(_ action: AnyAction, at now: Duration, date: DateTime) throws -> Response {
    var (changed, context) = (self, AppContext<Self>(now: now, date: date))
    guard let action = action.base as? Action else { return Response() }
    try changed.update(action, in: &context)
    let hasChanged = changed != self
    self = changed
    return Response(effects: context.effects, hasChanged: hasChanged)
  }
}
