/// Why a request can't be carried out, in words for the person who wrote it.
package struct RequestFault: Error, Hashable, Sendable {
  /// The HTTP status, such as 400.
  package let status: Int

  /// The reason: `'element' is missing`.
  package let text: String

  /// A part of the request is missing or unusable.
  package static func malformed(_ text: String) -> RequestFault {
    RequestFault(status: 400, text: text)
  }

  /// There is no request of this method and path.
  package static func unknown(_ request: ServedRequest) -> RequestFault {
    RequestFault(status: 404, text: "there is no request '\(request.method) \(request.path)'")
  }

  /// The answer that gives the reason.
  package var answer: ServedAnswer { .refusal(status, text) }
}
