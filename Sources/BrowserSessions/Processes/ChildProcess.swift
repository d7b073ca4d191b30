import CGlibc
import Glibc
import ScenarioRuntime
import Synchronization
import WebDriverClient

/// A child process that never outlives the tool.
///
/// A shell guards it by reading from a pipe that only the tool holds open. When the tool ends, even
/// if it is killed, the shell ends the program and its children, and removes its folder.
final class ChildProcess: Sendable {
  /// The working directory of the program.
  let workingFolder: String

  let folder: TemporaryFolder
  private let guardian: pid_t

  /// The end of the pipe that keeps the guardian waiting; -1 once it is closed.
  private let lifeline: Mutex<Int32>

  /// The guardian's script.
  ///
  /// Each line that it reads is another process group to end.
  private static let watch = """
    folder=$1
    home=$2
    shift 2
    export TMPDIR="$folder"
    [ -z "$home" ] || export HOME="$home"
    exec 3<&0 </dev/null
    { "$@" 3<&-; echo $? >"$folder/status"; } &
    child=$!
    groups=
    while read -r group <&3; do groups="$groups $group"; done
    for group in $groups; do kill -KILL "-$group" || kill -KILL "$group"; done 2>/dev/null
    trap '' TERM
    kill -TERM 0
    for pause in 0.01 0.04 0.05 0.05 0.05 0.1 0.1 0.1; do kill -0 "$child" 2>/dev/null || break; sleep $pause; done
    rm -rf -- "$folder" || { sleep 0.3; rm -rf -- "$folder"; }
    kill -KILL 0
    """

  /// Starts a program with its arguments.
  ///
  /// Its output goes to the file `log` of its folder. If it can't be started, the folder goes at once.
  convenience init(_ command: [String], in workingFolder: String = ".") throws(PlaceProblem) {
    try self.init(command, in: workingFolder, TemporaryFolder(), home: "")
  }

  /// Starts a program whose home is a folder of its own, which also has its output.
  convenience init(_ command: [String], in folder: TemporaryFolder) throws(PlaceProblem) {
    try self.init(command, in: folder.path, folder, home: folder.path)
  }

  private init(
    _ command: [String],
    in workingFolder: String,
    _ folder: TemporaryFolder,
    home: String
  ) throws(PlaceProblem) {
    self.folder = folder
    self.workingFolder = workingFolder
    do throws(PlaceProblem) {
      let (guardian, lifeline) = try Self.start(command, in: workingFolder, folder, home: home)
      self.guardian = guardian
      self.lifeline = Mutex(lifeline)
    } catch {
      folder.remove()
      throw error
    }
  }

  deinit { end() }

  /// Starts the guardian with the program, and returns the end of the pipe that keeps it waiting.
  private static func start(
    _ command: [String],
    in workingFolder: String,
    _ folder: TemporaryFolder,
    home: String
  ) throws(PlaceProblem) -> (guardian: pid_t, lifeline: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw PlaceProblem(errno: errno, starting: command) }
    let arguments = ["/bin/sh", "-c", watch, "guardian", folder.path, home] + command
    let result = spawn(arguments, input: ends[0], log: "\(folder.path)/log", workingFolder)
    close(ends[0])
    guard case .success(let identifier) = result else {
      close(ends[1])
      throw PlaceProblem(errno: result.code, starting: command)
    }
    return (identifier, ends[1])
  }

  private enum Spawned {
    case success(pid_t)
    case failure(Int32)

    var code: Int32 {
      switch self {
      case .success: 0
      case .failure(let code): code
      }
    }
  }

  /// Starts the guardian in a process group of its own, which it shares with the program.
  private static func spawn(
    _ arguments: [String],
    input: Int32,
    log: String,
    _ workingFolder: String
  ) -> Spawned {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    let flags = O_WRONLY | O_CREAT | O_APPEND
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log, flags, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    posix_spawn_file_actions_addchdir_np(&actions, workingFolder)
    prepare(&attributes)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, arguments[0], &actions, &attributes, &words, environ)
    return code == 0 ? .success(identifier) : .failure(code)
  }

  /// Restores the default handling of signals, because the tool ignores some.
  private static func prepare(_ attributes: inout posix_spawnattr_t) {
    var ordinary = sigset_t()
    var none = sigset_t()
    sigemptyset(&none)
    sigemptyset(&ordinary)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { sigaddset(&ordinary, signal) }
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setsigdefault(&attributes, &ordinary)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// The output that the program has written so far.
  var log: String { folder.text(of: "log") }

  /// The last lines of the output, at most 20.
  var lastLines: [String] {
    folder.end(of: "log").split(whereSeparator: \.isNewline).suffix(20).map(String.init)
  }

  /// The exit status of the program, if it has ended.
  var status: Int? { Int(folder.text(of: "status").prefix { $0.isNumber }) }

  /// Ends a further process group along with the program, such as that of a browser.
  func add(processGroup: Int) {
    let line = Array("\(processGroup)\n".utf8)
    lifeline.withLock { end in if end >= 0 { _ = write(end, line, line.count) } }
  }

  /// Ends the program and its children, and waits until they have exited.
  func end() {
    let isOver = lifeline.withLock { end in
      guard end >= 0 else { return true }
      close(end)
      end = -1
      return false
    }
    if isOver { return }
    var status: Int32 = 0
    while waitpid(guardian, &status, 0) < 0, errno == EINTR {}
    waitForGroup()
  }

  /// Waits until the killed processes of the group have gone, which takes a moment on a busy machine.
  ///
  /// A second is the most, because some containers keep ended processes for as long as they run.
  private func waitForGroup() {
    _ = try? Polling.wait(Patience(.seconds(1))) { kill(-guardian, 0) == 0 ? nil : true }
  }
}

extension PlaceProblem {
  fileprivate init(errno code: Int32, starting command: [String]) {
    self.init("'\(command.first ?? "")' did not start: \(SystemError.text(code))")
  }
}

/// Waits for a state that can only be polled.
enum Polling {
  /// Looks every 5 ms until something is found or the time is up.
  static func wait<Found>(
    _ patience: Patience,
    for look: () throws(PlaceProblem) -> Found?
  ) throws(PlaceProblem) -> Found? {
    while true {
      if let found = try look() { return found }
      do throws(DriverFault) { try patience.check() } catch { return nil }
      pause()
    }
  }

  /// Waits for 5 ms.
  static func pause() { usleep(5_000) }
}
