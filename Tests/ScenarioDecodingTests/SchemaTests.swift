import ScenarioDecoding
import Testing

struct SchemaTests {
  @Test func `null is no name, for the decoder as for the schema`() {
    expect(
      """
      name: A
      app: trivia
      steps:
        - remember: {element: Done, label: null}
      """,
      reports: "4:38: error: the name of a variable must be a text; found null [null-text]"
    )
  }

  @Test(arguments: LanguageSchema.allCases)
  func `every definition that a schema refers to is there`(_ schema: LanguageSchema) {
    let lines = Set(schema.text.split(separator: "\n").map { $0.prefix { $0 != "{" } })
    let references = schema.text.split(separator: "#/$defs/").dropFirst()
    let names = Set(references.map { $0.prefix { $0 != "\"" } })
    #expect(names.filter { !lines.contains("    \"\($0)\": ") } == [])
  }
}
