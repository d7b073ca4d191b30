/// What came of an action.
struct Response {
  /// A model that has changed, as it was.
  ///
  /// An object, because it is nearly always nil: an optional of a model costs as much as the model.
  final class Before {
    let model: any AppModel

    init(_ model: some AppModel) { self.model = model }
  }

  /// The model's requests.
  var effects: [Effect] = []

  var hasChangedModel = false

  /// Whether the model differs or asks for something.
  var changesApp: Bool { hasChangedModel || !effects.isEmpty }

  /// The model as it was, where it is another one now and asks for something.
  var before: Before?
}

/// The operations that a hosted app needs of a model whose type it does not know.
///
/// Here types are known only at run time: each `as?` would look up the type of its optional, which
/// costs more than the cast. So types are compared first, and casts can't fail. What is cast is
/// opened before, as it costs three times as much to cast a value that could be of any type.
extension AppModel {
  func draw(_ screen: any AppScreen, with pen: inout Pen) { draw(opened: screen, with: &pen) }

  private func draw<Opened: AppScreen>(opened screen: Opened, with pen: inout Pen) {
    guard Opened.self == Screen.self else { return }
    var canvas = Canvas<Action>(consume pen)
    // swift-format-ignore: NeverForceUnwrap
    draw(screen as! Screen, on: &canvas)
    pen = canvas.pen
  }

  mutating func respondToLaunch(at clock: AppClock) throws -> Response {
    try respond(at: clock) { try $0.didLaunch(in: &$1) }
  }

  mutating func respondToBackground(at clock: AppClock) throws -> Response {
    try respond(at: clock) { try $0.didEnterBackground(in: &$1) }
  }

  mutating func respondToForeground(at clock: AppClock) throws -> Response {
    try respond(at: clock) { try $0.willEnterForeground(in: &$1) }
  }

  /// The screens at launch, of a type that is not known here.
  var anyInitialScreens: [any AppScreen] { initialScreens }

  /// The number of tabs.
  ///
  /// Each screen that is drawn needs it three times. Here, where the type is not known, an array's
  /// `isEmpty` takes twenty times as long as its `count`.
  var tabCount: Int { tabs.count }

  /// The captions and lowest screens of the tabs.
  var anyTabs: [(title: String, root: any AppScreen)] { tabs.map { ($0.title, $0.root) } }

  /// Lets an action happen.
  ///
  /// A model that throws is left unchanged, so that half a change is never seen.
  mutating func respond(to action: AnyAction, at clock: AppClock) throws -> Response {
    try respond(toOpened: action.base, at: clock)
  }

  private mutating func respond<Opened: Hashable & Sendable>(
    toOpened action: Opened,
    at clock: AppClock
  ) throws -> Response {
    guard Opened.self == Action.self else { return Response() }
    // swift-format-ignore: NeverForceUnwrap
    return try respond(at: clock) { try $0.update(action as! Action, in: &$1) }
  }

  private mutating func respond(
    at clock: AppClock,
    _ react: (inout Self, inout AppContext<Self>) throws -> Void
  ) throws -> Response {
    var context = AppContext<Self>(clock)
    var changed = self
    try react(&changed, &context)
    // Only the update is kept: destroying a whole context looks up its type in 300 instructions.
    let effects = (consume context).update.effects
    if changed == self { return Response(effects: effects) }
    let before = effects.isEmpty ? nil : Response.Before(self)
    self = changed
    return Response(effects: effects, hasChangedModel: true, before: before)
  }
}
