public import AppModelKit

/// A basket that can be paid for with a card.
public struct CheckoutApp: AppModel {
  /// What there is to see, by the names that scenarios give.
  public enum Screen: String, AppScreen {
    case basket = "Basket"
    case payment = "Payment"
    case receipt = "Receipt"
  }

  /// An action of a person or the bank.
  public enum Action: Hashable, Sendable {
    case remove(Int)
    case checkOut
    case changeCard(String)
    case pay

    /// The bank has answered.
    case answered(Answer)
  }

  /// The bank's answer to a payment.
  public enum Answer: Hashable, Sendable {
    case accepted
    case declined
  }

  /// The state at the start.
  public let rootScreen = Screen.basket
  let currency: String
  let answer: Answer
  var items = [
    Item(name: "Apples", cents: 240), Item(name: "Bread", cents: 385),
    Item(name: "Coffee", cents: 990),
  ]
  var card = ""
  var isPaying = false
  var isDeclined = false

  /// Starts with a full basket, and with what the scenario says about currency and bank.
  public init(launch: LaunchContext) {
    currency = launch.environment["CURRENCY"] ?? "EUR"
    answer = launch.arguments.contains("declineCards") ? .declined : .accepted
  }
}

/// Something to buy.
struct Item: Hashable {
  let name: String
  let cents: Int
}

extension CheckoutApp {
  /// What scenarios can name.
  public static let description = AppDescription(
    name: "checkout",
    summary: "a basket that can be paid for with a card",
    arguments: [LaunchArgument("declineCards", .flag, summary: "the bank accepts no card")],
    screens: ["Basket", "Payment", "Receipt"],
    transitions: ["checkOut", "paid", AppDescription.backTransition],
    delays: [.bank, .push, .pop, .modal, .rows, .keyboard]
  )
}

extension Delay {
  static let bank = network("bank", nominal: .milliseconds(800))
}
