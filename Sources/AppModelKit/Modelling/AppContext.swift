/// The moment at which an app model reacts, and all that it can ask for.
///
/// Requests take effect after the model's update, in their order.
public struct AppContext<Model: AppModel>: Sendable {
  var update: ModelUpdate

  init(_ clock: AppClock) { update = ModelUpdate(clock: clock) }

  private var clock: AppClock { update.clock }

  /// The moment on the runner's clock.
  ///
  /// Prefer ``today`` where the day is enough: `rehearse explore` can't prove anything about an app that
  /// reads the exact time.
  public var now: Duration {
    clock.scheduler?.noteReadingOfTime()
    return clock.now
  }

  /// The date and time; see ``now``.
  public var date: DateTime {
    clock.scheduler?.noteReadingOfTime()
    return clock.date
  }

  /// The day.
  public var today: CalendarDate { clock.today }

  /// Leads to another screen, with the animation of a push.
  ///
  /// - Parameters:
  ///   - screen: The screen to show; the present one stays below it.
  ///   - transition: The name of the screen change, by default that of the screen.
  ///   - completion: The action that happens when the animation has ended.
  public mutating func push(
    _ screen: Model.Screen,
    transition: String? = nil,
    completion: Model.Action? = nil
  ) {
    change(.push(screen), transition ?? screen.name, completion)
  }

  /// Leads back to the screen below, if there is one; this screen change is called `back`.
  public mutating func pop() { change(.pop, AppDescription.backTransition, nil) }

  /// Leads back to the lowest screen, if it is not shown already, in one screen change `back`.
  public mutating func popToRoot() { change(.popToRoot, AppDescription.backTransition, nil) }

  /// Covers all screens with a new one, with a modal animation; when it ends, they are gone.
  ///
  /// - Parameters:
  ///   - screen: The only screen from now on.
  ///   - transition: The name of the screen change, by default that of the screen.
  ///   - completion: The action that happens when the animation has ended.
  public mutating func replaceScreens(
    with screen: Model.Screen,
    transition: String? = nil,
    completion: Model.Action? = nil
  ) {
    change(.replace(screen), transition ?? screen.name, completion)
  }

  /// Puts a sheet over the screen, with a modal animation, in the place of one that is there.
  ///
  /// A sheet is not a screen: the one below stays the topmost. Its content should be an
  /// ``Canvas/sheet(frame:content:)``.
  ///
  /// - Parameters:
  ///   - sheet: The screen that stands for the sheet's content in `draw`.
  ///   - transition: The name of the screen change, by default that of the sheet.
  public mutating func presentSheet(_ sheet: Model.Screen, transition: String? = nil) {
    change(.presentSheet(sheet), transition ?? sheet.name, nil)
  }

  /// Takes the sheet away, if there is one; this screen change is called `back`.
  public mutating func dismissSheet() {
    change(.dismissSheet, AppDescription.backTransition, nil)
  }

  mutating func change(_ change: ScreenChange, _ transition: String, _ completion: Model.Action?) {
    update.effects.append(
      .changeScreen(change, transition: transition, completion: completion.map { AnyAction($0) })
    )
  }

  /// Lets an action happen after a delay.
  ///
  /// More than 10,000 that wait, 10,000 at one instant, or 200,000 since the last gesture count as
  /// a crash of the app, as it would never come to rest.
  public mutating func schedule(_ action: Model.Action, after delay: Delay) {
    update.effects.append(.schedule(AnyAction(action), after: delay))
  }

  /// Forgets every scheduled action that equals this one.
  public mutating func cancel(_ action: Model.Action) {
    update.effects.append(.cancel(AnyAction(action)))
  }

  /// Gives the field with an identifier the focus, and brings up the keyboard.
  ///
  /// Without such a field on the screen it is a crash.
  public mutating func focus(_ identifier: String) { update.effects.append(.focus(identifier)) }

  /// Takes the focus from the field that has it, and puts the keyboard away.
  public mutating func endEditing() { update.effects.append(.endEditing) }

  /// Runs the animation of rows that go, come or change.
  ///
  /// The screen shows the new rows from the animation's beginning.
  public mutating func animateRows() { update.effects.append(.animateRows) }

  /// Lets something come over the app after a delay, such as a question of the system.
  ///
  /// Give the delay a range: with random timing a run then finds the scenarios that don't expect it.
  public mutating func interrupt(_ interruption: Interruption<Model.Action>, after delay: Delay) {
    update.effects.append(.interrupt(SystemAlert(interruption), after: delay))
  }

  /// Calls something that the app depends on, from which no answer comes.
  ///
  /// A scenario can ask with `call` whether the app has made it, and with which values. The name and
  /// the parameters are those of a ``CallDescription`` in the app's description; another one is a
  /// crash.
  public mutating func call(_ name: String, _ arguments: KeyValuePairs<String, CallValue> = [:]) {
    update.effects.append(.call(CallRequest(name, arguments)))
  }

  /// Calls something that the app depends on, and lets an action happen when it has answered.
  ///
  /// ```swift
  /// app.call(
  ///   "authenticate",
  ///   ["user": .text(user), "password": .secret(password)],
  ///   answer: isRight ? .accepted : .refused,
  ///   after: .authentication,
  ///   then: Action.checked
  /// )
  /// ```
  ///
  /// A scenario can choose another answer with `answers` of its `launch`.
  ///
  /// - Parameters:
  ///   - name: The name of the call in the app's description.
  ///   - arguments: The values by the names of the parameters.
  ///   - answer: The answer that comes if the scenario chooses none.
  ///   - delay: How long the answer takes.
  ///   - action: The action that hands the app the answer, often just a case of the action type.
  public mutating func call<Answer>(
    _ name: String,
    _ arguments: KeyValuePairs<String, CallValue> = [:],
    answer: Answer,
    after delay: Delay,
    then action: @escaping @Sendable (Answer) -> Model.Action
  ) where Answer: RawRepresentable & SendableMetatype, Answer.RawValue == String {
    let awaited = CallRequest.Awaited(usual: answer.rawValue, delay: delay) { name in
      Answer(rawValue: name).map { AnyAction(action($0)) }
    }
    update.effects.append(.call(CallRequest(name, arguments, awaited: awaited)))
  }
}

/// An update of a model: its moment, and what the model has asked for.
struct ModelUpdate: Sendable {
  let clock: AppClock
  var effects: [Effect] = []
}
