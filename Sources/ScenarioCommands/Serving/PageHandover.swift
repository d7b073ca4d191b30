import Glibc
import ScenarioLoading
import ScenarioServing

/// The port and the secret of a page, which a tool that starts again after a trap takes over.
///
/// Pages that are open continue then. The environment of a process is readable only for its user.
struct PageHandover {
  private static let variable = "REHEARSE_PAGE"

  let port: Int
  let token: AccessToken

  init(port: Int, token: AccessToken) {
    self.port = port
    self.token = token
  }

  /// Reads the port and the secret of an earlier process; nil if no process was ended by a trap.
  init?() {
    let words = Environment.variable(Self.variable)?.split(separator: " ").map(String.init) ?? []
    guard words.count == 2, let port = Int(words[0]), EarlierTraps() != nil else { return nil }
    self.init(port: port, token: AccessToken(text: words[1]))
  }

  /// Ends the connections that the process has inherited, so that pages ask again.
  ///
  /// Must be called before the process opens sockets of its own.
  func closeConnections() {
    for descriptor in 3..<min(getdtablesize(), 4_096) {
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { continue }
      close(descriptor)
    }
  }

  /// Leaves it to the next process.
  func leave() { setenv(Self.variable, "\(port) \(token.text)", 1) }
}
