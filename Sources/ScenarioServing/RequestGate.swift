/// Decides about each request before anything of it reaches the program.
///
/// Other pages in the same browser and other users of the machine can reach the port as well. They
/// do not have the token, and a page of another site can't hide its origin.
package struct RequestGate: Sendable {
  package enum Decision: Hashable, Sendable {
    case file(PageFile)

    /// The request is answered once its body is there, of so many bytes.
    case call(ServedRequest, bodyLength: Int)
    case refused(ServedAnswer)
  }

  /// The names and the port under which the server is reached: `127.0.0.1:40123`.
  private let hosts: [String]
  private let token: AccessToken
  private let files: [PageFile]
  private let limits: ServerLimits

  package init(port: Int, token: AccessToken, files: [PageFile], limits: ServerLimits) {
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    self.token = token
    self.files = files
    self.limits = limits
  }

  package func decide(about head: RequestHead) -> Decision {
    if let refusal = refusal(ofOriginOf: head) { return .refused(refusal) }
    if head.path.hasPrefix("/api/") { return decide(aboutCall: head) }
    guard let file = file(for: head) else { return .refused(.refusal(404, "no such page")) }
    guard head.method == "GET" else { return .refused(.refusal(405, "only GET is possible here")) }
    if length(ofBodyOf: head) != 0 { return .refused(.refusal(400, "GET has no body")) }
    return .file(file)
  }

  private func file(for head: RequestHead) -> PageFile? { files.first { $0.path == head.path } }

  /// Refuses requests of other sites, and requests for another server.
  ///
  /// A site whose name was made to lead to this machine still has its own name in `Host`.
  private func refusal(ofOriginOf head: RequestHead) -> ServedAnswer? {
    guard let host = head.soleValue(of: "host"), hosts.contains(host) else {
      return .refusal(421, "this server has another name")
    }
    let isOwn = head.values(of: "origin").allSatisfy { $0 == "http://\(host)" }
    guard isOwn, isOwnSite(head) else {
      return .refusal(403, "pages of other sites have no access")
    }
    return nil
  }

  /// Whether a browser says that a page of this server asks, or the person at it.
  ///
  /// Links from elsewhere may open a page, which has no data and can't be framed.
  private func isOwnSite(_ head: RequestHead) -> Bool {
    let isOwn = head.values(of: "sec-fetch-site").allSatisfy(["same-origin", "none"].contains)
    let isLink =
      head.method == "GET" && file(for: head)?.isWebPage == true
      && head.soleValue(of: "sec-fetch-mode") == "navigate"
      && head.soleValue(of: "sec-fetch-dest") == "document"
    return isOwn || isLink
  }

  private func decide(aboutCall head: RequestHead) -> Decision {
    guard let authorization = head.soleValue(of: "authorization"),
      token.isGiven(by: authorization)
    else { return .refused(.refusal(401, "the token is missing or wrong")) }
    guard ["GET", "POST"].contains(head.method) else {
      return .refused(.refusal(405, "only GET and POST are possible here"))
    }
    guard let length = length(ofBodyOf: head) else {
      return .refused(.refusal(411, "a body needs its length"))
    }
    if let refusal = refusal(ofBodyOf: head, length) { return .refused(refusal) }
    let request = ServedRequest(method: head.method, path: head.path, query: head.query)
    return .call(request, bodyLength: length)
  }

  private func refusal(ofBodyOf head: RequestHead, _ length: Int) -> ServedAnswer? {
    if length > limits.body { return .refusal(413, "the body is longer than \(limits.body) bytes") }
    if head.method == "GET" { return length == 0 ? nil : .refusal(400, "GET has no body") }
    let type = head.soleValue(of: "content-type")?.prefix { $0 != ";" }.lowercased()
    return type == "application/json" ? nil : .refusal(415, "only JSON is possible here")
  }

  /// The length of the body; nil where it is not said in advance, and said once.
  private func length(ofBodyOf head: RequestHead) -> Int? {
    guard !head.has("transfer-encoding") else { return nil }
    guard head.has("content-length") else { return 0 }
    return head.soleValue(of: "content-length").flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
  }
}
