import ScenarioServing

/// The page of a command on this machine, with the secret that its address ends with.
///
/// It is served until the process ends: a request that waits for a change would outlive its thread
/// otherwise.
struct ServedPage {
  private let server: LoopbackServer
  private let token: AccessToken
  private let options: PageOptions

  /// Starts to serve a page.
  ///
  /// - Parameters:
  ///   - options: The port, and whether the page is opened.
  ///   - files: The files of the page.
  ///   - respond: Answers what the page asks for.
  /// - Throws: Why the port can't be had.
  init(
    _ options: PageOptions,
    files: [PageFile],
    answering respond: @escaping LoopbackServer.Responder
  ) throws(ServerFault) {
    var generator = SystemRandomNumberGenerator()
    token = AccessToken(using: &generator)
    server = try LoopbackServer(
      port: options.port ?? 0,
      token: token,
      files: files,
      answering: respond
    )
    self.options = options
  }

  /// The address with the secret, which a browser never sends on.
  var address: String { "\(server.address)#\(token.text)" }

  /// Prints the address, and opens the page if the command line asks for it.
  ///
  /// - Parameters:
  ///   - title: The name of the command: `ui`.
  ///   - terminal: Where to print; nil for standard output.
  ///   - tool: The tool, for its output and messages.
  func announce(_ title: String, to terminal: Terminal? = nil, with tool: Tool) {
    (terminal ?? tool.output).write("\(title): \(address)   Ctrl-C ends\n")
    guard options.open else { return }
    do throws(OpenedPage.Fault) {
      try OpenedPage.open(address)
    } catch {
      tool.errors.write("rehearse: warning: \(error.text)\n")
    }
  }
}
