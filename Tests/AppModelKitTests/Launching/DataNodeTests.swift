import AppModelKit
import Testing

struct DataNodeTests {
  private func node(_ value: DataNode.Value) -> DataNode {
    DataNode(value, location: "data.yaml:3:7")
  }

  @Test func `values of the right kind are read`() throws {
    let entry = DataNode.Entry(key: "name", node: node(.text("Ann")))
    #expect(try node(.mapping([entry])).required("name").text() == "Ann")
    #expect(try node(.list([entry.node])).list() == [entry.node])
    #expect(try node(.number("2")).number(in: 0...2) == 2)
  }

  @Test(arguments: [
    (DataNode.Value.null, "null"), (.boolean(true), "a boolean"), (.number("1"), "a number"),
    (.list([]), "a list"), (.mapping([]), "a mapping"),
  ])
  func `a value of another kind is named`(value: DataNode.Value, kind: String) {
    #expect(throws: DataFault("data.yaml:3:7: expected a text; found \(kind)")) {
      try node(value).text()
    }
  }

  @Test func `a missing key is named`() {
    #expect(throws: DataFault("data.yaml:3:7: 'name' is missing")) {
      try node(.mapping([])).required("name")
    }
    #expect(throws: DataFault("data.yaml:3:7: expected a mapping; found a text")) {
      try node(.text("name")).required("name")
    }
  }

  @Test(arguments: ["3", "-1", "1.5", "1e0", "99999999999999999999"])
  func `a number outside its range is named`(digits: String) {
    let fault = DataFault(
      "data.yaml:3:7: expected a whole number from 0 to 2; found \(digits)"
    )
    #expect(throws: fault) { try node(.number(digits)).number(in: 0...2) }
  }

  @Test func `a list must be one`() {
    #expect(throws: DataFault("data.yaml:3:7: expected a list; found null")) {
      try node(.null).list()
    }
  }
}
