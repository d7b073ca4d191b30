import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioReports
import ScenarioRuntime

/// A page of an earlier run, on which an inspected test case is drawn.
struct InspectedPage {
  let path: String
  private let bytes: [UInt8]

  /// Reads the page.
  init(_ path: String) throws(FileError) {
    self.path = path
    bytes = try FileSystem.read(path)
  }

  /// The address of a step on the page: `report.html#case-a-yaml-signs-in-5f0c3a91-step-3`; nil if the
  /// page does not have the test case.
  func address(of identity: CaseIdentity, step: Int?) -> String? {
    PageLink(to: identity, step: step, on: bytes).map { "\(path)#\($0.fragment)" }
  }
}

extension Tool {
  /// The address of a step on a page; if there is none, says so.
  func address(of inspected: InspectedCase, step: Int?, on path: String) -> String? {
    let shown = VisibleText.escaping(path)
    do throws(FileError) {
      let page = try InspectedPage(path)
      if let address = page.address(of: inspected.planned.identity, step: step) { return address }
      warn("the page '\(shown)' does not have this scenario")
    } catch {
      warn("the page '\(shown)' can't be read: \(error.text)")
    }
    return nil
  }
}
