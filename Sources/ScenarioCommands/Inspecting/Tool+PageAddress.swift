import ScenarioDiagnostics
import ScenarioLoading
import ScenarioReports
import ScenarioRuntime

extension Tool {
  /// The address of a step on a page of an earlier run, `report.html#case-a-yaml-signs-in-5f0c3a91-step-3`;
  /// if there is none, says so.
  func address(of inspected: InspectedCase, step: Int?, on path: String) -> String? {
    let shown = VisibleText.escaping(path)
    do throws(FileError) {
      let page = try FileSystem.read(path)
      if let link = PageLink(to: inspected.planned.identity, step: step, on: page) {
        return "\(path)#\(link.fragment)"
      }
      warn("the page '\(shown)' does not have this scenario")
    } catch {
      warn("the page '\(shown)' can't be read: \(error.text)")
    }
    return nil
  }
}
