import Foundation
import Testing

/// The table of limits in `SECURITY.md`, held to what the tool says where one is passed.
struct LimitTests {
  @Test(arguments: [
    ("file is larger than 16777216 bytes", "16 MiB"),
    ("nested deeper than 64 levels", "64 levels"),
    ("aliases repeat more than 100000 values", "100,000 values repeated by aliases"),
    ("more than 16 '%' directives", "16 directives"),
    ("comes to more than 100000 uses of variables", "100,000 uses, 64 deep"),
    ("is longer than 1000 bytes", "1,000 bytes"),
    ("nests groups more than 32 deep", "32 groups deep"),
    ("could take more than 20000000 steps", "20,000,000 steps"),
    ("executed more than 100000 steps", "the steps that a scenario executes | 100,000 |"),
    ("uses words more than 64 deep", "64 deep; 1,000 uses in an element or a check"),
    ("comes to more than 1000 uses of words", "1,000 uses in an element or a check"),
  ])
  func `the table of limits says what messages say`(message: String, row: String) throws {
    let records = try ["expansions", "patterns", "sizes", "syntax", "words"].map { name in
      try Repository.text(of: "Tests/RehearseTests/Fixtures/Hostile/\(name).txt")
    }
    let page = try Repository.text(of: "SECURITY.md").components(separatedBy: "\n## ")
    let limits = try #require(page.first { $0.hasPrefix("Limits\n") })
    #expect(records.joined().contains(message))
    #expect(limits.contains(row))
  }
}
