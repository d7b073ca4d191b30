import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// A running `rehearse record`, and a program that uses its page's protocol.
final class RecordingVisit {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private let token: String
  private let port: Int
  private var revision = 0

  /// The page's address, with the secret.
  let address: String

  /// Starts the tool with the arguments after `record`, and waits for its address.
  init(_ arguments: [String], in folder: URL) throws {
    process.executableURL = try builtTool()
    process.arguments = ["record"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var line: [UInt8] = []
    while !line.ends(with: "ends\n"), let byte = try errors.fileHandleForReading.read(upToCount: 1),
      !byte.isEmpty
    {
      line += byte
    }
    let text = String(decoding: line, as: UTF8.self)
    let match = try #require(text.firstMatch(of: ##/http://127\.0\.0\.1:(\d+)/#(\S+)/##), "\(text)")
    address = String(match.output.0)
    port = Int(match.output.1) ?? 0
    token = String(match.output.2)
  }

  /// The whole view.
  func view() async throws -> ProtocolValue {
    let view = try await answer("GET", "/api/view", nil).value
    revision = view["revision"].integer ?? 0
    return view
  }

  /// Makes a change, and returns the status with the new view or the reason.
  @discardableResult
  func post(_ path: String, _ body: [String: ProtocolValue]) async throws -> ProtocolValue {
    if revision == 0 { _ = try await view() }
    var body = body
    body["revision"] = .number(Double(revision))
    let (status, value) = try await answer("POST", "/api/\(path)", .mapping(body))
    if status == 200 { revision = value["revision"].integer ?? revision }
    return status == 200 ? value : ["status": .number(Double(status)), "answer": value]
  }

  private func answer(
    _ method: String,
    _ path: String,
    _ body: ProtocolValue?
  ) async throws -> (status: Int, value: ProtocolValue) {
    let text = body.map { String(decoding: $0.json, as: UTF8.self) } ?? ""
    let headers = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Authorization: Bearer \(token)",
      "Content-Type: application/json", "Content-Length: \(text.utf8.count)",
    ]
    let visitor = try #require(Visitor(port: port))
    visitor.send((headers + ["", text]).joined(separator: "\r\n"))
    let answer = await visitor.readAll()
    let end = try #require(answer.firstRange(of: "\r\n\r\n"))
    let status = answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let value = ProtocolValue(json: Array(answer[end.upperBound...].utf8))
    return (status, value ?? .text(String(answer[end.upperBound...])))
  }

  /// Does something to the first element that has a text as its identifier, name or value.
  @discardableResult
  func act(
    _ gesture: String,
    on text: String,
    _ more: [String: ProtocolValue] = [:]
  ) async throws -> ProtocolValue {
    let element = try await element(text)
    return try await post(
      "act",
      ["gesture": .text(gesture), "element": element].merging(more) { $1 }
    )
  }

  private func element(_ text: String) async throws -> ProtocolValue {
    let elements = try await view()["screen"]["elements"].items
    let element = elements.first { element in
      ["identifier", "name", "value"].contains { element[$0].text == text }
    }
    return try #require(element, "no element '\(text)'")["id"]
  }

  /// Types key by key into the field that has the focus.
  func type(_ text: String) async throws {
    for key in text {
      let elements = try await view()["screen"]["elements"].items
      let field = try #require(elements.first { $0["focused"].boolean == true })
      try await post("act", ["gesture": "type", "element": field["id"], "text": .text("\(key)")])
    }
  }

  /// Records the first assertion that is offered for an element.
  func assertFirstOffer(for text: String) async throws {
    let element = try await element(text)
    let offers = try await post("offers", ["element": element])["offers"].items
    try await post("assert", ["offer": #require(offers.first)])
  }

  /// Ends the tool with Ctrl-C, and returns its status and what it has printed.
  func end() -> Outcome {
    process.interrupt()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let problems = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: problems, as: UTF8.self)
    )
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
