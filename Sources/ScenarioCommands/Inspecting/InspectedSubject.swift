import ScenarioDiagnostics
import ScenarioLoading
import ScenarioModel

extension WebApp {
  /// The page at an address; nil if the text is not an address.
  init?(at address: String) {
    guard address.hasPrefix("http://") || address.hasPrefix("https://") else { return nil }
    let span = SourceFile(path: "arguments", text: address).span(0..<address.utf8.count)
    self.init(name: Located(address, span: span), address: Located(address, span: span))
  }
}

extension String {
  /// Whether it has what paths have, and names of apps hardly: `/`, a suffix, a line or a pattern.
  var looksLikePath: Bool { contains { "/.:".contains($0) } || PathPattern(self) != nil }

  /// Whether it is the address of a page without `http://`, such as `localhost:8000/list`.
  var looksLikeHost: Bool {
    let host = String(prefix { !":/".contains($0) })
    let port = self[host.endIndex...].dropFirst().prefix { $0 != "/" }
    let hasPort = dropFirst(host.count).hasPrefix(":") && Int(port) != nil
    return host == "localhost" || host.hasPrefix("www.")
      || hasPort && host.contains(".") && !host.isScenarioFile
  }
}
