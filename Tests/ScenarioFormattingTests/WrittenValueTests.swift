import ScenarioFormatting
import Testing

struct WrittenValueTests {
  @Test func `a value is written on one line, with quotes where a text needs them`() {
    let value: WrittenValue = [
      "textField": .text("Name, address"), "label": .literal("${a}"), "enabled": true,
      "list": .list([.number(3), .text("3"), .milliseconds(1_500), .milliseconds(2_000)]),
      "with, comma": [:],
    ]
    #expect(
      value.flowText == #"{textField: "Name, address", label: "$${a}", enabled: true, "#
        + #"list: [3, "3", 1500ms, 2s], "with, comma": {}}"#
    )
  }

  @Test func `the formatter may get all texts in quotes`() {
    let value: WrittenValue = ["button": .text("Done"), "count": .word("1")]
    #expect(value.flowText(quoting: .all) == #"{button: "Done", count: 1}"#)
    #expect(value.entryTexts() == ["button: Done", "count: 1"])
  }

  @Test func `entries without a value or with an empty collection are left out`() {
    let value = WrittenValue.mapping(
      omittingEmpty: [
        ("a", nil), ("b", .list([])), ("c", .mapping([])), ("d", .text("")), ("e", .text("x")),
      ]
    )
    #expect(value.flowText == #"{d: "", e: x}"#)
  }
}
