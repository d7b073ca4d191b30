import Foundation

/// As much of JSON Schema as the schemas of our own output use.
///
/// A keyword that this does not know is a fault in every value: a schema must not seem to say what
/// no test looks at.
package struct JSONSchema {
  private let root: [String: Any]

  /// The schema in a file of the repository's `Schemas` folder.
  package init(named name: String) throws {
    let data = try Data(contentsOf: Repository.root.appending(path: "Schemas/\(name)"))
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// What is wrong with a JSON text, each fault with its place.
  package func faults(in text: some StringProtocol) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return faults(of: value, by: root, at: "")
  }

  private func faults(of value: Any, by schema: [String: Any], at place: String) -> [String] {
    schema.keys.sorted().flatMap { keyword in
      faults(of: value, by: keyword, schema[keyword] ?? "", in: schema, at: place)
    }
  }

  private func faults(
    of value: Any,
    by keyword: String,
    _ rule: Any,
    in schema: [String: Any],
    at place: String
  ) -> [String] {
    let holds: Bool
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description", "properties": holds = true
    case "$ref": return faults(of: value, by: definition(rule), at: place)
    case "type": holds = typeNames(rule).contains { isValue(value, a: $0) }
    case "const": holds = isSame(value, rule)
    case "enum": holds = (rule as? [Any] ?? []).contains { isSame($0, value) }
    case "minimum": holds = (number(value) ?? .nan) >= (number(rule) ?? .nan)
    case "minItems": holds = (value as? [Any] ?? []).count >= (rule as? Int ?? .max)
    case "maxItems": holds = (value as? [Any] ?? []).count <= (rule as? Int ?? 0)
    case "required":
      let members = value as? [String: Any] ?? [:]
      holds = (rule as? [String] ?? []).allSatisfy { members[$0] != nil }
    case "additionalProperties": return memberFaults(of: value, by: schema, at: place)
    case "items": return itemFaults(of: value, by: rule as? [String: Any] ?? [:], at: place)
    case "oneOf":
      let schemas = rule as? [[String: Any]] ?? []
      holds = schemas.count { faults(of: value, by: $0, at: place).isEmpty } == 1
    default: holds = false
    }
    return holds ? [] : ["\(place): \(keyword)"]
  }

  /// What is wrong with the members of an object that may have no others than its schema names.
  private func memberFaults(of value: Any, by schema: [String: Any], at place: String) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let members = value as? [String: Any] ?? [:]
    return members.flatMap { name, member in
      properties[name].map { faults(of: member, by: $0, at: "\(place)/\(name)") }
        ?? ["\(place)/\(name): additionalProperties"]
    }
  }

  private func itemFaults(of value: Any, by schema: [String: Any], at place: String) -> [String] {
    (value as? [Any] ?? []).enumerated().flatMap { index, item in
      faults(of: item, by: schema, at: "\(place)/\(index)")
    }
  }

  private func definition(_ reference: Any) -> [String: Any] {
    let name = (reference as? String ?? "").split(separator: "/").last.map { String($0) } ?? ""
    let definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
    return definitions[name] ?? ["not defined": name]
  }

  private func typeNames(_ rule: Any) -> [String] {
    rule as? [String] ?? [rule as? String ?? ""]
  }

  private func isValue(_ value: Any, a type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "number": number(value) != nil
    case "integer": number(value).map { $0 == $0.rounded() } ?? false
    case "null": value is NSNull
    default: false
    }
  }

  private func number(_ value: Any) -> Double? {
    isBoolean(value) ? nil : value as? Double
  }

  private func isSame(_ value: Any, _ other: Any) -> Bool {
    isBoolean(value) == isBoolean(other) && (value as? NSObject) == (other as? NSObject)
  }

  /// Foundation has `true` for a number that equals 1; only its C type tells.
  private func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) } == "c"
  }
}
