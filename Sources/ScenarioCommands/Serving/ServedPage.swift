import ScenarioServing

/// The page of a command on this machine, with the secret that its address ends with.
///
/// It is served until the process ends: a request that waits for a change would outlive its thread
/// otherwise.
struct ServedPage: Sendable {
  private let server: LoopbackServer
  private let token: AccessToken

  /// Starts to serve a page.
  ///
  /// - Parameters:
  ///   - port: The port; nil for any free one.
  ///   - files: The files of the page.
  ///   - handover: The port and the secret of a page that this one continues.
  ///   - respond: Answers what the page asks for.
  /// - Throws: Why the port can't be had.
  init(
    port: Int?,
    files: [PageFile],
    continuing handover: PageHandover? = nil,
    answering respond: @escaping LoopbackServer.Responder
  ) throws(ServerFault) {
    var generator = SystemRandomNumberGenerator()
    token = handover?.token ?? AccessToken(using: &generator)
    server = try LoopbackServer(
      port: handover?.port ?? port ?? 0,
      token: token,
      files: files,
      answering: respond
    )
  }

  /// The address with the secret, which a browser never sends on.
  var address: String { "\(server.address)#\(token.text)" }

  /// What a later process needs to continue the page.
  var handover: PageHandover { PageHandover(port: server.port, token: token) }

  /// Prints the address, and opens the page if that is wanted.
  ///
  /// - Parameters:
  ///   - title: The name of the command: `ui`.
  ///   - opens: Whether the page is opened.
  ///   - terminal: Where to print; nil for standard output.
  ///   - tool: The terminals of the command.
  /// - Returns: The opened page, to be removed at the end.
  func announce(
    _ title: String,
    opening opens: Bool,
    to terminal: Terminal? = nil,
    with tool: Tool
  ) -> OpenedPage? {
    (terminal ?? tool.output).write("\(title): \(address)   Ctrl-C ends\n")
    guard opens else { return nil }
    do throws(OpenedPage.Fault) {
      return try OpenedPage(address)
    } catch {
      tool.warn(error.text)
      return nil
    }
  }
}
