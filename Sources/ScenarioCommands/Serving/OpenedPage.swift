import Glibc
import ScenarioLoading
import WorkerThreads

/// A page that is opened in the browser that the system prefers.
///
/// Other users of the machine see the command lines of all processes. So the browser gets a file that
/// only this user can read, and that leads to the address.
struct OpenedPage {
  /// Why a page can't be opened.
  struct Fault: Error {
    /// The reason, and what to do.
    let text: String

    fileprivate static let noOpener = Fault(
      text: "no program opens pages here, such as 'xdg-open'; open the address yourself"
    )
  }

  private let folder: String

  private var file: String { "\(folder)/page.html" }

  /// Opens an address that needs no escaping, and does not wait for the browser.
  init(_ address: String) throws(Fault) {
    guard let opener = Self.programs.lazy.compactMap(Self.path).first else { throw .noOpener }
    folder = try Self.makeFolder()
    guard write(address), Self.spawn(opener, file) else {
      remove()
      throw .noOpener
    }
  }

  /// Removes the file when nobody needs it any more.
  func remove() {
    unlink(file)
    rmdir(folder)
  }

  private static let programs = ["xdg-open", "open"]

  private static func path(of program: String) -> String? {
    let folders = Environment.variable("PATH") ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }

  /// Makes a folder that only this user can read.
  private static func makeFolder() throws(Fault) -> String {
    let parent = Environment.variable("TMPDIR") ?? "/tmp"
    var template = Array("\(parent)/rehearse-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Fault(text: "the page can't be opened: no folder can be made in '\(parent)'")
    }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Writes the file, and returns whether that was possible.
  private func write(_ address: String) -> Bool {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let page = "<!doctype html><meta http-equiv=\"refresh\" content=\"0; url=\(address)\">\n"
    let bytes = Array(page.utf8)
    return Glibc.write(descriptor, bytes, bytes.count) == bytes.count
  }

  private static func spawn(_ program: String, _ file: String) -> Bool {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(file), nil]
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer {
      for argument in arguments { free(argument) }
      posix_spawnattr_destroy(&attributes)
    }
    prepare(&attributes)
    var process = pid_t()
    guard posix_spawn(&process, program, nil, &attributes, &arguments, environ) == 0 else {
      return false
    }
    _ = WorkerThread { [process] in while waitpid(process, nil, 0) < 0, errno == EINTR {} }
    return true
  }

  /// Restores the default handling of the signals that the tool ignores.
  private static func prepare(_ attributes: inout posix_spawnattr_t) {
    var ignored = sigset_t()
    sigemptyset(&ignored)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&ignored, signal) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  }
}
