/// The address of a driver or web page, split into the parts that a connection needs.
package struct WebAddress: Hashable, Sendable {
  package let scheme: String

  /// The host as requests name it: that of an IPv6 address is in brackets.
  package let host: String
  package let port: Int

  /// The path with its query, which begins with `/`.
  package let path: String

  /// Reads an address such as `http://127.0.0.1:9515/status`; nil if it has no scheme or host.
  package init?(_ text: String) {
    guard let colon = text.firstRange(of: "://") else { return nil }
    scheme = text[..<colon.lowerBound].lowercased()
    let rest = text[colon.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let (host, port) = Self.parts(of: authority, scheme) else { return nil }
    (self.host, self.port) = (host, port)
    let path = rest.dropFirst(authority.count).prefix { $0 != "#" }
    self.path = path.hasPrefix("/") ? String(path) : "/\(path)"
  }

  private static func parts(of authority: Substring, _ scheme: String) -> (String, Int)? {
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    let colon = place.lastIndex(of: ":").flatMap { place[$0...].contains("]") ? nil : $0 }
    let host = place[..<(colon ?? place.endIndex)]
    guard !host.isEmpty else { return nil }
    let number = colon.map { place[place.index(after: $0)...] } ?? ""
    let standard = ["https", "wss"].contains(scheme) ? 443 : 80
    guard let port = number.isEmpty ? standard : Int(number), (1...65_535).contains(port) else {
      return nil
    }
    return (host.lowercased(), port)
  }

  /// The host as a connection needs it: an IPv6 address without its brackets.
  package var hostToConnect: String {
    host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
  }

  /// The path that all requests to a server begin with: empty, or such as `/wd/hub`.
  package var basePath: String {
    let bare = path.prefix { $0 != "?" }
    return bare.hasSuffix("/") ? String(bare.dropLast()) : String(bare)
  }

  /// The origin of a web page: scheme, host and port, such as `https://shop.test`.
  package var origin: String {
    let standard = ["http": 80, "https": 443][scheme]
    return "\(scheme)://\(host)" + (port == standard ? "" : ":\(port)")
  }
}
