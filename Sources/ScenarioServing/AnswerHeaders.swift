/// The headers of every answer.
///
/// None of them lets another site read an answer, and there never is one of CORS.
enum AnswerHeaders {
  static func all(for answer: ServedAnswer) -> [(String, String)] {
    [
      ("content-type", answer.contentType), ("content-length", "\(answer.body.count)"),
      ("connection", "close"),
    ] + protections
  }

  private static let protections = [
    ("cache-control", "no-store"),
    ("content-security-policy", contentPolicy),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
  ]

  /// Scripts, styles and images only from files of the server, and requests only to it.
  private static let contentPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'",
    "connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")
}
