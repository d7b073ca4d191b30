import ScenarioDiagnostics
import ScenarioTestSupport
import ScenarioYAML
import Testing

/// Whatever is read without the parser is read as the parser would.
struct AgreementTests {
  @Test func `on the files of the repository and of the official suite`() throws {
    for bytes in try Self.originals() { expectAgreement(on: bytes) }
  }

  @Test(arguments: 0..<8)
  func `on changed files`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let originals = try Self.originals().filter { $0.count < 500 }
    var plain = 0
    for _ in 0..<Self.changesPerSeed {
      var bytes = generator.pick(originals)
      for _ in 0...Int.random(in: 0..<3, using: &generator) { bytes.mutate(using: &generator) }
      if expectAgreement(on: bytes) { plain += 1 }
    }
    #expect(plain > Self.changesPerSeed / 10, "changes that leave most files sound tell little")
  }

  @Test(arguments: ["a: -\n#", "a:,\n []{}", "a: -\n|>", "a \"'\\\n:"])
  func `on all short texts of a few characters`(characters: String) {
    let characters = Array(characters.utf8)
    let length = characters.count > 7 ? 4 : 5
    var choice = Array(repeating: 0, count: length)
    repeat {
      expectAgreement(on: choice.map { characters[$0] })
    } while choice.advance(below: characters.count)
  }

  private static let changesPerSeed = 1_250

  private static func originals() throws -> [[UInt8]] {
    let files = try ["Scenarios", "Examples", "Tests/RehearseTests/Fixtures"]
      .flatMap(RepositoryFile.allYAML(below:))
    return files.map { Array($0.text.utf8) } + (try SuiteCase.all().map { Array($0.yaml.utf8) })
  }

  /// Whether there was something to compare.
  @discardableResult
  private func expectAgreement(on bytes: [UInt8]) -> Bool {
    let readings = TwoReadings(bytes)
    #expect(readings.difference == nil, "\(readings.difference ?? "")")
    return readings.plain != nil
  }
}

extension [Int] {
  /// Counts on, with a digit in each element; false where all choices have been made.
  fileprivate mutating func advance(below base: Int) -> Bool {
    for index in indices {
      self[index] += 1
      if self[index] < base { return true }
      self[index] = 0
    }
    return false
  }
}
