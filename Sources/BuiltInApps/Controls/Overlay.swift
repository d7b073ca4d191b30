import AppModelKit

/// A view over the Alerts tab.
enum Overlay: Hashable {
  case alert
  case actionSheet
  case menu
  case popover
}

extension ControlsApp {
  func draw(_ overlay: Overlay, on canvas: inout Canvas<Action>) {
    switch overlay {
    case .alert:
      canvas.alert("Save the changes?") { alert in
        alert.staticText("Save the changes?")
        alert.button("Save", tap: .close(saying: "Saved"))
        alert.button("Discard", tap: .close(saying: "Discarded"))
      }
    case .actionSheet:
      canvas.sheet("Delete the draft?") { sheet in
        sheet.staticText("Delete the draft?")
        sheet.button("Delete", role: .destructive, tap: .close(saying: "Deleted"))
        sheet.button("Cancel", role: .cancel, tap: .close(saying: "Kept"))
      }
    case .menu:
      canvas.menu(
        ["Copy": .close(saying: "Copied"), "Share": .close(saying: "Shared")],
        close: .close(saying: "Menu closed")
      )
    case .popover:
      canvas.popover("Hint", close: .close(saying: "Hint closed")) { popover in
        popover.staticText("Tap outside to close")
      }
    }
  }
}
