import AppModelKit
import ScenarioRuntime

/// The browser's dialog for files, which a page opens when a button of its own is tapped.
extension BrowserSession {
  package func mayChoose(file name: String, from element: Int) -> Bool {
    if screen.elements[element].traits.contains(.editable) { return false }
    let parts = name.split(separator: "/")
    let looksLikePath = parts.count > 1 && parts.last?.contains(".") == true
    return looksLikePath || (try? UploadedFile.path(of: name, in: place.folder)) != nil
  }

  /// Taps an element, and chooses a file of the workspace in the dialog that comes up.
  func choose(file name: String, from element: Int) throws(SessionFault) -> GestureOutcome {
    let path = try UploadedFile.path(of: name, in: place.folder)
    page?.forgetFileDialog()
    guard try perform(.tap, on: element) == .done else { return .outdated }
    let isChosen = try attempt { page throws(PageInterruption) in
      try page.answerFileDialog(with: path)
    }
    noteInput()
    if isChosen == false {
      throw SessionFault(.misconduct, "the tap opened no dialog for files, so none was chosen")
    }
    return .done
  }
}
