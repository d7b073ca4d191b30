public import AppModelKit

extension CheckoutApp {
  /// Draws a screen from the state, from top to bottom.
  public func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    switch screen {
    case .basket: drawBasket(on: &canvas)
    case .payment: drawPayment(on: &canvas)
    case .receipt: drawReceipt(on: &canvas)
    }
  }

  private func drawBasket(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Basket")
    canvas.table(frame: Rect(0, 64, 375, 400), rowHeight: 50) { table in
      for (index, item) in items.enumerated() {
        table.cell(delete: .remove(index)) { cell in
          cell.staticText(item.name, frame: Rect(16, 13, 200, 24))
          cell.staticText(price(of: item.cents), frame: Rect(230, 13, 129, 24))
        }
      }
    }
    canvas.staticText(price(of: total), identifier: "total", frame: Rect(16, 480, 343, 30))
    canvas.button(
      "Check out",
      frame: Rect(16, 540, 343, 50),
      isEnabled: !items.isEmpty,
      tap: .checkOut
    )
  }

  private func drawPayment(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Payment")
    canvas.textField(
      "card",
      text: card,
      placeholder: "Card number",
      frame: Rect(16, 84, 343, 44),
      limit: Self.cardLength,
      privacy: .secure
    ) { .changeCard($0) }
    canvas.button(
      "Pay \(price(of: total))",
      identifier: "pay",
      frame: Rect(16, 144, 343, 50),
      isEnabled: card.count == Self.cardLength && !isPaying,
      tap: .pay
    )
    if isPaying {
      canvas.activityIndicator("Asking your bank", frame: Rect(177.5, 220, 20, 20))
    }
    if isDeclined {
      canvas.staticText(
        "Your bank says no. Try another card.",
        identifier: "declined",
        frame: Rect(16, 214, 343, 40)
      )
    }
  }

  private func drawReceipt(on canvas: inout Canvas<Action>) {
    canvas.staticText("Thank you!", frame: Rect(16, 300, 343, 40))
    canvas.staticText("Paid: \(price(of: total))", frame: Rect(16, 350, 343, 30))
  }

  private static let cardLength = 16

  private var total: Int { items.reduce(0) { $0 + $1.cents } }

  private func price(of cents: Int) -> String {
    "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) \(currency)"
  }
}
