/// The app of an imported scenario.
package struct ImportedApp: Sendable {
  /// The name that the scenario gives; nil if the workspace's configuration names the app.
  package let name: String?

  /// The schemes of the URLs that it opens.
  package let urlSchemes: [String]

  /// The address of the page that a launch opens, if the app is one.
  package let address: String?

  package init(name: String?, urlSchemes: [String], address: String? = nil) {
    self.name = name
    self.urlSchemes = urlSchemes
    self.address = address
  }

  /// Whether a launch may open a URL: one of the app's schemes, or of its page's origin.
  func opens(_ url: String) -> Bool {
    let scheme = url.prefix { $0 != ":" }
    return urlSchemes.contains { $0.lowercased() == scheme.lowercased() }
      || url.webOrigin == address?.webOrigin
  }

  /// Whether a launch opens the page with an address.
  package func isPage(at address: String) -> Bool {
    self.address?.withoutLastSlash == address.withoutLastSlash
  }
}

extension String {
  /// The scheme and host of an address, such as `https://shop.test`.
  fileprivate var webOrigin: String {
    let start = firstRange(of: "://")?.upperBound ?? startIndex
    return self[..<(self[start...].firstIndex { "/?#".contains($0) } ?? endIndex)].lowercased()
  }

  fileprivate var withoutLastSlash: Substring { hasSuffix("/") ? dropLast() : self[...] }
}
