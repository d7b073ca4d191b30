/// The headers of every answer.
///
/// None of them lets another site read an answer, and there never is one of CORS.
enum AnswerHeaders {
  static func all(for answer: ServedAnswer) -> [(name: String, value: String)] {
    [
      ("content-type", answer.contentType), ("content-length", "\(answer.body.count)"),
      ("connection", "close"),
    ] + protections
  }

  private static let protections = [
    (name: "cache-control", value: "no-store"),
    (name: "content-security-policy", value: contentPolicy),
    (name: "cross-origin-opener-policy", value: "same-origin"),
    (name: "cross-origin-resource-policy", value: "same-origin"),
    (name: "referrer-policy", value: "no-referrer"),
    (name: "x-content-type-options", value: "nosniff"),
    (name: "x-frame-options", value: "DENY"),
  ]

  /// Scripts, styles and images only from files of the server, and requests only to it.
  private static let contentPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'",
    "connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")
}
