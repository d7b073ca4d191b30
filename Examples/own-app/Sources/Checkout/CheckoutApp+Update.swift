public import AppModelKit

extension CheckoutApp {
  /// Changes the state, and asks the kit for what takes time.
  public mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .remove(let index):
      guard items.indices.contains(index) else { return }
      items.remove(at: index)
      app.animateRows()
    case .checkOut:
      card = ""
      isDeclined = false
      app.push(.payment, transition: "checkOut")
    case .changeCard(let number):
      card = number
      isDeclined = false
    case .pay:
      isPaying = true
      app.schedule(.answered(answer), after: .bank)
    case .answered(let answer):
      isPaying = false
      finish(answer, in: &app)
    }
  }

  private mutating func finish(_ answer: Answer, in app: inout AppContext<Self>) {
    switch answer {
    case .accepted: app.replaceScreens(with: .receipt, transition: "paid")
    case .declined: isDeclined = true
    }
  }
}
