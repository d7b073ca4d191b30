public import AppModelKit

/// A basket that can be paid for with a card.
public struct CheckoutApp: AppModel {
  /// What there is to see, by the names that scenarios give.
  public enum Screen: String, AppScreen, CaseIterable {
    case basket = "Basket"
    case payment = "Payment"
    case receipt = "Receipt"
  }

  /// An action of a person or the bank.
  public enum Action: Hashable, Sendable {
    case remove(String)
    case checkOut
    case changeCard(String)
    case pay
    case answered(Answer)
  }

  /// The bank's answer to a payment.
  public enum Answer: String, CaseIterable, Sendable {
    case accepted
    case declined
  }

  enum Wait: AppDelay {
    case bank

    var delay: Delay { .network("bank", nominal: .milliseconds(800)) }
  }

  /// What scenarios can name.
  public static let description = AppDescription(
    name: "checkout",
    summary: "a basket that can be paid for with a card",
    screens: Screen.self,
    delays: Wait.all,
    calls: [
      CallDescription(
        "charge",
        parameters: ["card", "amount"],
        answers: Answer.self,
        summary: "asks the bank for the money"
      )
    ]
  )

  /// The state at the start.
  public let rootScreen = Screen.basket
  let currency: String
  var items = ["Apples", "Bread", "Coffee"]
  var card = ""
  var latestAnswer: Answer?
  var isPaying = false

  /// Starts with a full basket, and with what the scenario says about the currency.
  public init(launch: LaunchContext) {
    currency = launch.environment["CURRENCY"] ?? "EUR"
  }

  /// Draws a screen from the state, from top to bottom.
  public func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    if screen != .receipt { canvas.navigationBar(screen.rawValue) }
    switch screen {
    case .basket:
      canvas.staticText(total, identifier: "total")
      canvas.button("Check out", isEnabled: !items.isEmpty, tap: .checkOut)
      canvas.table { table in
        for item in items { table.cell(delete: .remove(item)) { $0.staticText(item) } }
      }
    case .payment:
      canvas.textField("card", text: card, placeholder: "Card number", privacy: .secure) {
        .changeCard($0)
      }
      let isComplete = card.count == 16
      canvas.button("Pay", identifier: "pay", isEnabled: isComplete && !isPaying, tap: .pay)
      if isPaying { canvas.activityIndicator("Asking your bank") }
      if latestAnswer == .declined {
        canvas.staticText("Your bank says no", identifier: "declined")
      }
    case .receipt: canvas.staticText("Paid: \(total)")
    }
  }

  /// Changes the state, and asks the kit for what takes time.
  public mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .remove(let item): items.removeAll { $0 == item }
    case .checkOut: app.push(.payment)
    case .changeCard(let number): (card, latestAnswer) = (number, nil)
    case .pay:
      isPaying = true
      let values: KeyValuePairs = ["card": CallValue.secret(card), "amount": .text(total)]
      app.call("charge", values, answer: Answer.accepted, after: Wait.bank) { .answered($0) }
    case .answered(let answer):
      (isPaying, latestAnswer) = (false, answer)
      if answer == .accepted { app.replaceScreens(with: .receipt) }
    }
  }

  /// What each item costs, in cents.
  private static let prices = ["Apples": 240, "Bread": 385, "Coffee": 990]

  private var total: String {
    let cents = items.reduce(0) { $0 + Self.prices[$1, default: 0] }
    return "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) \(currency)"
  }
}
