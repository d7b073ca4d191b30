import Foundation
import ScenarioDecoding
import Testing

struct SchemaTests {
  @Test(arguments: LanguageSchema.allCases)
  func `every key carries its one line of meaning`(_ schema: LanguageSchema) throws {
    let root = try JSONSerialization.jsonObject(with: Data(schema.text.utf8))
    let mappings =
      [root] + Array(try #require((root as? [String: Any])?["$defs"] as? [String: Any]).values)
    let keys = mappings.flatMap(properties)
    #expect(keys.count > 100)
    #expect(keys.filter { !$0.value.isOneLine }.map(\.key) == [])
  }

  /// The keys of a mapping with their descriptions; rules between keys name some of them again.
  private func properties(of definition: Any) -> [(key: String, value: String)] {
    guard let definition = definition as? [String: Any] else { return [] }
    let own = (definition["properties"] as? [String: [String: Any]] ?? [:]).map { key, property in
      (key: key, value: property["description"] as? String ?? "")
    }
    return own + (definition["anyOf"] as? [Any] ?? []).flatMap(properties)
  }

  @Test func `the scale of a pinch is above 0`() throws {
    let root = try JSONSerialization.jsonObject(with: Data(LanguageSchema.scenario.text.utf8))
    let definitions = (root as? [String: Any])?["$defs"] as? [String: [String: Any]]
    let properties = try #require(definitions?["pinch"]?["properties"] as? [String: [String: Any]])
    let forms = properties["scale"]?["anyOf"] as? [[String: Any]]
    #expect(forms?.first?["exclusiveMinimum"] as? Int == 0)
  }

  @Test(arguments: LanguageSchema.allCases)
  func `every definition that a schema refers to is there`(_ schema: LanguageSchema) {
    let lines = Set(schema.text.split(separator: "\n").map { $0.prefix { $0 != "{" } })
    let references = schema.text.split(separator: "#/$defs/").dropFirst()
    let names = Set(references.map { $0.prefix { $0 != "\"" } })
    #expect(names.filter { !lines.contains("    \"\($0)\": ") } == [])
  }
}

extension String {
  fileprivate var isOneLine: Bool { !isEmpty && !contains("\n") && count < 120 }
}
