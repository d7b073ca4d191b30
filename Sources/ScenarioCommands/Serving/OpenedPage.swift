import Glibc
import ScenarioLoading

/// A page that is opened in the browser that the system prefers.
///
/// Other users of the machine see the command lines of all processes. So the browser gets a file that
/// only this user can read, and that leads to the address.
enum OpenedPage {
  /// Why a page can't be opened.
  struct Fault: Error {
    /// The reason, and what to do.
    let text: String

    fileprivate static let noOpener = Fault(
      text: "no program opens pages here, such as 'xdg-open'; open the address yourself"
    )
  }

  /// Opens an address that needs no escaping, and does not wait for the browser.
  static func open(_ address: String) throws(Fault) {
    guard let opener = programs.lazy.compactMap(path).first else { throw .noOpener }
    let file = try writeFile(leadingTo: address)
    guard spawn(opener, file) else { throw .noOpener }
  }

  private static let programs = ["xdg-open", "open"]

  private static func path(of program: String) -> String? {
    let folders = Environment.variable("PATH") ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }

  /// Writes the file into a new folder that only this user can read.
  private static func writeFile(leadingTo address: String) throws(Fault) -> String {
    let parent = Environment.variable("TMPDIR") ?? "/tmp"
    var template = Array("\(parent)/rehearse-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Fault(text: "the page can't be opened: no folder can be made in '\(parent)'")
    }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let path = "\(folder)/page.html"
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Fault(text: "the page can't be opened: no room for a file") }
    defer { close(descriptor) }
    let page = "<!doctype html><meta http-equiv=\"refresh\" content=\"0; url=\(address)\">\n"
    let bytes = Array(page.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      throw Fault(text: "the page can't be opened: no room for a file")
    }
    return path
  }

  private static func spawn(_ program: String, _ file: String) -> Bool {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(file), nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    return posix_spawn(&process, program, nil, nil, &arguments, environ) == 0
  }
}
