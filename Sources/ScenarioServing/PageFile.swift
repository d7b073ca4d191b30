/// A file that every visitor gets: it has no data of anyone.
package struct PageFile: Hashable, Sendable {
  /// The path in the address: `/ui.js`.
  package let path: String

  /// The content type, such as `text/html; charset=utf-8`.
  package let contentType: String
  package let bytes: [UInt8]

  /// A file whose content type follows from the end of its path; `/` is a web page.
  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    contentType = Self.contentTypes.first { path.hasSuffix($0.suffix) }?.type ?? Self.webPage
  }

  /// Whether a browser can show the file as a document.
  var isWebPage: Bool { contentType == Self.webPage }

  private static let webPage = "text/html; charset=utf-8"

  private static let contentTypes = [
    (suffix: ".js", type: "text/javascript; charset=utf-8"),
    (suffix: ".css", type: "text/css; charset=utf-8"),
    (suffix: ".svg", type: "image/svg+xml"),
  ]
}
