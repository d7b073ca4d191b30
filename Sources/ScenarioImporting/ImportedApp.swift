/// The app of an imported scenario.
package struct ImportedApp: Sendable {
  /// The name that the scenario gives; nil if the workspace's configuration names the app.
  package let name: String?

  /// The schemes of the URLs that it opens; nil if that is not known.
  package let urlSchemes: [String]?

  package init(name: String?, urlSchemes: [String]?) {
    self.name = name
    self.urlSchemes = urlSchemes
  }

  /// Whether the app may open a URL.
  func opens(_ url: String) -> Bool {
    guard let urlSchemes else { return true }
    let scheme = url.prefix { $0 != ":" }
    return urlSchemes.contains { $0.lowercased() == scheme.lowercased() }
  }
}
