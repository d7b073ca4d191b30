/// A participant in a run, between an app model and the kit: it observes, or gives the app a bug.
package enum Instrument: Sendable {
  case census(Census)
  case mutation(AppliedMutation)
  case log(ActionLog)

  /// Whether to apply a change; a census notes that it would be possible.
  func changes(_ kind: MutationOperator, at place: @autoclosure () -> String) -> Bool {
    switch self {
    case .census(let census):
      if census.listsMutations { census.note(Mutation(kind, at: place())) }
      return false
    case .mutation(let mutation):
      return mutation.mutation.kind == kind && mutation.apply(at: place())
    case .log: return false
    }
  }

  private var census: Census? {
    switch self {
    case .census(let census): census
    case .mutation, .log: nil
    }
  }

  /// Whether a fault of the app may be the mutation's doing alone.
  var isMutation: Bool {
    switch self {
    case .mutation: true
    case .census, .log: false
    }
  }

  // MARK: Drawing

  /// Changes what a screen draws, and returns the places of its elements.
  func receive(_ tree: inout ElementTree, on screen: String) -> [String] {
    switch self {
    case .census(let census):
      let places = tree.elements.places(on: screen)
      census.noteDrawing(of: tree, places, on: screen)
      return places
    case .mutation(let mutation):
      mutation.mutate(&tree, on: screen)
      return []
    case .log: return []
    }
  }

  func name(of screen: String, among listed: [String]) -> String {
    census?.noteScreen(atRest: screen)
    guard listed.count > 1, changes(.screenRenamed, at: screen) else { return screen }
    return listed.first { $0 != screen } ?? screen
  }

  func note(_ kind: CensusContent.UsedGesture.Kind, at place: String) {
    census?.note(CensusContent.UsedGesture(place: place, kind: kind))
  }

  func noteTyping(_ text: String, at place: String) { census?.noteTyping(text, at: place) }

  // MARK: Actions

  /// How often an action is delivered, and what of its response counts.
  func delivery(of action: AnyAction) -> Delivery {
    census?.note(action.name)
    if !isAboutActions { return Delivery() }
    let name = action.name
    var delivery = Delivery()
    if changes(.actionDropped, at: name) { delivery.count = 0 }
    if changes(.actionTwice, at: name) { delivery.count = 2 }
    delivery.keepsState = changes(.stateKept, at: name)
    delivery.losesEffects = changes(.effectsLost, at: name)
    return delivery
  }

  /// Whether the seam of actions matters, so that their names are needed.
  private var isAboutActions: Bool {
    switch self {
    case .census: true
    case .mutation(let mutation): mutation.mutation.kind.traits.seam == .action
    case .log: false
    }
  }

  func noteChange(by action: AnyAction) {
    switch self {
    case .log(let log): log.note(action)
    case .census, .mutation: break
    }
  }

  /// How an action is delivered.
  struct Delivery {
    var count = 1
    var keepsState = false
    var losesEffects = false
  }

  // MARK: Effects

  func change(_ effects: [Effect]) -> [Effect] { effects.compactMap(change) }

  private func change(_ effect: Effect) -> Effect? {
    switch effect {
    case .changeScreen(let change, let transition, let completion):
      self.change(change, transition, completion)
    case .schedule(let action, _): changes(.timerDropped, at: action.name) ? nil : effect
    case .cancel(let action): changes(.cancelDropped, at: action.name) ? nil : effect
    case .focus(let field): changes(.focusDropped, at: field) ? nil : effect
    case .endEditing: changes(.endOfEditingDropped, at: wholeApp) ? nil : effect
    case .animateRows: changes(.rowAnimationDropped, at: wholeApp) ? nil : effect
    case .call(let request):
      changes(.timerDropped, at: request.place) ? .call(request.unanswered) : effect
    case .interrupt: changes(.timerDropped, at: "interruption") ? nil : effect
    }
  }

  private func change(
    _ change: ScreenChange,
    _ transition: String,
    _ completion: AnyAction?
  ) -> Effect? {
    if changes(.screenChangeDropped, at: transition) { return nil }
    let isIncomplete = completion != nil && changes(.completionDropped, at: transition)
    let back = AppDescription.backTransition
    let isRenamed = transition != back && changes(.transitionRenamed, at: transition)
    return .changeScreen(
      change,
      transition: isRenamed ? back : transition,
      completion: isIncomplete ? nil : completion
    )
  }

  func noteTransition(_ name: String) { census?.noteTransition(name) }

  // MARK: Time

  func change(_ delay: Delay) -> Delay {
    census?.noteDelay(delay.name)
    if changes(.delayTooLong, at: delay.name) {
      return delay.lasting(.milliseconds(2 * delay.wholeRange.upperBound) + .seconds(10))
    }
    return changes(.delayZero, at: delay.name) ? delay.lasting(.zero) : delay
  }

  // MARK: Launching

  func change(_ arguments: inout LaunchArguments) {
    for argument in arguments.given {
      census?.noteArgument(argument.name)
      if changes(.argumentIgnored, at: argument.name) { arguments.remove(argument.name) }
      if case .count(let count) = argument.value, count < .max,
        changes(.countOneMore, at: argument.name)
      {
        arguments.replace(argument.name, by: .count(count + 1))
      }
      if case .duration(let duration) = argument.value, duration > .zero,
        changes(.durationTenfold, at: argument.name)
      {
        arguments.replace(argument.name, by: .duration(duration * 10))
      }
    }
  }

  func change(_ request: inout LaunchRequest) {
    if let date = request.date, changes(.nextDay, at: wholeApp) {
      request.date = date.advanced(by: .seconds(86_400))
    }
    for name in request.environment.keys.sorted() where changes(.variableMissing, at: name) {
      request.environment[name] = nil
    }
  }
}

/// The place of mutations that have no place of their own.
private let wholeApp = "app"

extension Delay {
  fileprivate func lasting(_ length: Duration) -> Delay {
    Delay(name, nominal: length, range: 1...1)
  }
}

extension AnyAction {
  /// The name of the action's case, with that of a case in its payload: `change.title`.
  ///
  /// The rest of the payload is left out, because it may be secret.
  var name: String {
    let mirror = Mirror(reflecting: base)
    guard mirror.displayStyle == .enum else { return "\(type(of: base))" }
    guard let child = mirror.children.first, let name = child.label else { return "\(base)" }
    return Self.nameOfCase(child.value).map { "\(name).\($0)" } ?? name
  }

  private static func nameOfCase(_ payload: Any) -> String? {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .enum else { return nil }
    return mirror.children.first.map { $0.label ?? "" } ?? "\(payload)"
  }
}

extension CallRequest {
  /// The action that the answer causes, or the name of a call that nothing answers.
  fileprivate var place: String { awaited.flatMap { $0.action($0.usual)?.name } ?? name }

  /// The same call without an answer.
  fileprivate var unanswered: CallRequest { CallRequest(name, arguments, awaited: nil) }
}
