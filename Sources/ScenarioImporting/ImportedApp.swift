package struct ImportedApp: Sendable {
  /// The name that the scenario gives; nil if the workspace's configuration names the app.
  package let name: String?

  /// The schemes of the URLs that it opens.
  package let urlSchemes: [String]

  /// The address of the page that a launch opens, if the app is one.
  package let address: String?

  /// The origins that the page may lead to besides its own.
  package let allowedOrigins: [String]

  package init(
    name: String?,
    urlSchemes: [String],
    address: String? = nil,
    allowing allowedOrigins: [String] = []
  ) {
    self.name = name
    self.urlSchemes = urlSchemes
    self.address = address
    self.allowedOrigins = allowedOrigins
  }

  /// Whether a launch may open a URL: it has one of the app's schemes, or an origin of its page.
  package func opens(_ url: String) -> Bool {
    let (scheme, origin) = (url.prefix { $0 != ":" }.lowercased(), url.webOrigin)
    return urlSchemes.contains { $0.lowercased() == scheme }
      || ([address].compactMap(\.self) + allowedOrigins).contains { $0.webOrigin == origin }
  }

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
