import Foundation
import ProtocolValues
import ScenarioRuntime
import Testing
import WebDriverClient

@testable import BrowserSessions

/// Programs that run beside the tool, and never outlive it.
struct ChildProcessTests {
  /// The ids of running processes with a word in their command line.
  private func processes(_ word: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.filter { entry in
      guard Int(entry) != nil,
        let line = FileManager.default.contents(atPath: "/proc/\(entry)/cmdline"),
        let state = FileManager.default.contents(atPath: "/proc/\(entry)/stat")
      else { return false }
      let isZombie = String(decoding: state, as: UTF8.self).contains(") Z ")
      return !isZombie && String(decoding: line, as: UTF8.self).contains(word)
    }
  }

  /// Whether all processes with a word in their command line end: a killed one needs a moment.
  private func areGone(_ word: String) throws -> Bool {
    try Polling.wait(Patience(.seconds(60))) { processes(word).isEmpty ? true : nil } ?? false
  }

  @Test func `a program ends with all that it has started, and its folder goes`() throws {
    let word = "child-\(UUID().uuidString)"
    let command = ["/bin/sh", "-c", "echo \(word); sleep 61 & trap '' TERM; sleep 62"]
    let child = try ChildProcess(command)
    _ = try Polling.wait(Patience(.seconds(60))) { child.log.isEmpty ? nil : true }
    #expect(child.log == "\(word)\n")
    #expect(child.status == nil)
    let folder = child.folder.path
    child.end()
    #expect(try areGone(word))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `the status of a program that has ended is known`() throws {
    let child = try ChildProcess(["/bin/sh", "-c", "exit 7"])
    defer { child.end() }
    let status = try Polling.wait(Patience(.seconds(60))) { child.status }
    #expect(status == 7)
  }

  @Test func `the folder of a program that can't be started goes`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "profile")
    let problem = #expect(throws: PlaceProblem.self) {
      _ = try ChildProcess(["/bin/true", String(repeating: "x", count: 200_000)], in: folder)
    }
    #expect(problem?.reason == "'/bin/true' did not start: Argument list too long")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `another process group ends with the program`() throws {
    let word = "other-\(UUID().uuidString)"
    let other = try ChildProcess(["/bin/sh", "-c", "sleep 63; : \(word)"])
    let child = try ChildProcess(["/bin/sleep", "64"])
    let groups = processes(word).compactMap(Int.init)
    #expect(!groups.isEmpty)
    for group in groups { child.add(processGroup: group) }
    child.end()
    #expect(try areGone(word))
    other.end()
    // Its guardian, which would remove the folder, was ended as well.
    other.folder.remove()
  }
}
