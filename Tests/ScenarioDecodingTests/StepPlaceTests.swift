import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import Testing

/// The title and the place of a step in the log, also of very long steps.
struct StepPlaceTests {
  /// The only step of a scenario, which begins in the fifth column of its third line.
  private func step(_ step: String) throws -> Step {
    let text = "name: A\nsteps:\n  - \(step)"
    let decoded = ScenarioDecoder.decode(SourceFile(path: "test.yaml", text: text))
    #expect(decoded.diagnostics.isEmpty)
    let steps: [Step] =
      if case .scenario(let scenario) = decoded.content { scenario.steps } else { [] }
    return try #require(steps.first)
  }

  /// Where the name of a command begins in each of the scenarios.
  private static let start: UInt32 = 19

  @Test(arguments: [0, 1, 254, 255, 256, 257, 65_535, 65_536])
  func `a step ends where its argument does`(_ length: Int) throws {
    let text = String(repeating: "a", count: length)
    let step = try step("log: '\(text)'")
    #expect(step.span.text == "log")
    #expect(step.extent.start == Self.start)
    #expect(step.extent.end == Self.start + UInt32(length) + 7)
  }

  @Test(arguments: [1, 65_520, 65_535, 65_536, 70_000])
  func `a command's name may take many bytes`(_ blanks: Int) throws {
    let written = "\"lo\\\n\(String(repeating: " ", count: blanks))g\""
    let step = try step("? \(written)\n    : a")
    #expect(step.title.literal == "a")
    #expect(step.span.text == written)
    #expect(step.span.start == Self.start + 2)
    #expect(step.extent.end > step.span.end)
  }

  @Test(arguments: [100, 121, 122, 123, 159])
  func `a line of several texts is kept whole`(_ length: Int) throws {
    let (id, label) = (String(repeating: "i", count: length), String(repeating: "l", count: length))
    let step = try step("assert: {element: {id: \(id)}, label: '\(label)', message: m}")
    let shown = length > 154 ? "{id: \(id.prefix(155))…" : "{id: \(id)}"
    #expect(step.title.literal == "element: \(shown), label: \(label)")
    #expect(step.span.text == "assert")
  }

  @Test func `a step with a title has the line and the place of its command`() throws {
    let step = try step("{log: a, name: b, optional: true}")
    #expect(step.title.literal == "a")
    #expect(step.span.text == "log")
    #expect(step.name != nil)
    #expect(step.isOptional?.literal == true)
  }
}
