package import AppModelKit
package import ScenarioModel

extension Scope {
  /// A text with its references filled in.
  package func text(_ text: Text) throws(ValueFault) -> String {
    if let literal = text.literal { return literal }
    return try filledText(text)
  }

  func texts(_ texts: [Text]) throws(ValueFault) -> [String] {
    try texts.map { text throws(ValueFault) in try self.text(text) }
  }

  private func filledText(_ text: Text) throws(ValueFault) -> String {
    guard case .template(let parts) = text.content else { return text.source }
    var filled = ""
    for part in parts {
      filled += try self.text(of: part)
      if filled.utf8.count > Self.longestText { throw .textTooLong(text) }
    }
    return filled
  }

  /// How many bytes a text has at most once it is filled in.
  static let longestText = 1 << 20

  /// A text that must not be empty once it is filled in.
  func nonEmptyText(_ text: Text) throws(ValueFault) -> String {
    if let literal = text.literal, !literal.isEmpty { return literal }
    return try nonEmptyFilledText(text)
  }

  private func nonEmptyFilledText(_ text: Text) throws(ValueFault) -> String {
    let filled = try self.text(text)
    guard filled.isEmpty else { return filled }
    throw ValueFault("'\(text.source)' is empty here, and would match anything", at: text.span)
  }

  private func text(of part: Text.Part) throws(ValueFault) -> String {
    switch part {
    case .literal(let literal): literal
    case .reference(let reference), .comparedValue(let reference): try text(of: reference)
    }
  }

  func text(of reference: Reference) throws(ValueFault) -> String {
    let value = try value(of: reference)
    if let text = value.text { return text }
    throw ValueFault(
      "'\(reference.source)' is \(value.kindName) and can't be part of a text",
      at: reference.span
    )
  }

  package func boolean(_ setting: Resolvable<Bool>) throws(ValueFault) -> Bool {
    try fill(setting, as: "true or false") { value in
      switch value {
      case .boolean(let flag): flag
      case .text("true"): true
      case .text("false"): false
      case .null, .number, .text, .list, .mapping: nil
      }
    }
  }

  package func integer(_ setting: Resolvable<Int>) throws(ValueFault) -> Int {
    try fill(setting, as: "a whole number") { $0.number?.integer }
  }

  func decimal(_ setting: Resolvable<Number>) throws(ValueFault) -> Number {
    try fill(setting, as: "a number") { $0.number }
  }

  package func number(_ setting: Resolvable<Double>) throws(ValueFault) -> Double {
    try fill(setting, as: "a number") { $0.number.flatMap { Double($0.source) } }
  }

  /// A number above 0.
  func positiveNumber(_ setting: Resolvable<Double>) throws(ValueFault) -> Double {
    try fill(setting, as: "a number above 0") { value in
      value.number.flatMap { Double($0.source) }.flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// A whole number that can't be negative.
  package func count(_ setting: Resolvable<Int>) throws(ValueFault) -> Int {
    try fill(setting, as: "a whole number of at least 0") { value in
      value.number?.integer.flatMap { $0 < 0 ? nil : $0 }
    }
  }

  package func duration(_ setting: Resolvable<Duration>) throws(ValueFault) -> Duration {
    switch setting {
    case .literal(let duration, _): return duration
    case .template(let text): return try duration(of: text)
    }
  }

  private func duration(of text: Text) throws(ValueFault) -> Duration {
    let value = try value(of: text)
    do throws(DurationTextFault) {
      guard let source = value.scalarText else { throw .malformed }
      return try Duration(scenarioText: source)
    } catch {
      switch error {
      case .malformed: throw .unfit(value, of: text, wanted: "a duration such as '500ms' or '5s'")
      case .tooLong:
        throw ValueFault(
          "'\(text.source)' is \(value.shown), which is longer than 24 hours",
          at: text.span
        )
      }
    }
  }

  package func date(_ setting: Resolvable<DateTime>) throws(ValueFault) -> DateTime {
    try fill(setting, as: "a date and time such as '2026-01-31T12:00:00Z'") { value in
      guard case .text(let text) = value else { return nil }
      return DateTime(iso8601: text)
    }
  }

  /// The literal, or the value of the template, read as the wanted kind.
  private func fill<Wanted>(
    _ setting: Resolvable<Wanted>,
    as kind: String,
    reading read: (Value) -> Wanted?
  ) throws(ValueFault) -> Wanted {
    switch setting {
    case .literal(let value, _): return value
    case .template(let text):
      let value = try value(of: text)
      if let wanted = read(value) { return wanted }
      throw .unfit(value, of: text, wanted: kind)
    }
  }

  /// The value of a text: a lone reference keeps its value's kind.
  package func value(of text: Text) throws(ValueFault) -> Value {
    if let reference = text.soleReference { return try value(of: reference) }
    return .text(try self.text(text))
  }

  /// A value with all references in it filled in.
  package func value(of template: ValueTemplate) throws(ValueFault) -> Value {
    switch template.content {
    case .null: return .null
    case .boolean(let flag): return .boolean(flag)
    case .number(let number): return .number(number)
    case .text(let text): return try value(of: text)
    case .list, .mapping:
      var room = ValueRoom()
      return try value(of: template, at: 0, in: &room)
    }
  }

  /// The filled-in value at a depth, within the limits of size.
  private func value(
    of template: ValueTemplate,
    at depth: Int,
    in room: inout ValueRoom
  ) throws(ValueFault) -> Value {
    switch template.content {
    case .null, .boolean, .number, .text:
      let value = try value(of: template)
      try room.take(value, at: depth, template.span)
      return value
    case .list(let items):
      try room.take(at: depth, template.span)
      var filled: [Value] = []
      for item in items { filled.append(try value(of: item, at: depth + 1, in: &room)) }
      return .list(filled)
    case .mapping(let entries):
      try room.take(at: depth, template.span)
      var filled: [Value.Entry] = []
      for entry in entries {
        let value = try value(of: entry.value, at: depth + 1, in: &room)
        filled.append(.init(key: entry.key.value, value: value))
      }
      return .mapping(filled)
    }
  }
}

extension ValueFault {
  /// A value of another kind than its place calls for.
  static func unfit(
    _ value: Value,
    of text: Text,
    wanted: String,
    suggestion: String? = nil
  ) -> ValueFault {
    ValueFault(
      "'\(text.source)' is \(value.shown), but must be \(wanted)",
      at: text.span,
      suggestion: suggestion
    )
  }

  fileprivate static func textTooLong(_ text: Text) -> ValueFault {
    ValueFault("the text grows to more than \(Scope.longestText) bytes", at: text.span)
  }
}

extension Value {
  /// The value's text within a longer text; nil for null, a list or a mapping.
  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): number.source
    case .boolean(let flag): flag ? "true" : "false"
    case .null, .list, .mapping: nil
    }
  }

  /// A text, or a number as it is written.
  fileprivate var scalarText: String? {
    switch self {
    case .text(let text): text
    case .number(let number): number.source
    case .null, .boolean, .list, .mapping: nil
    }
  }

  /// The value as failures show it: a text in quotes, a list or mapping by its kind.
  package var shown: String {
    switch self {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): number.source
    case .text(let text): text.quoted
    case .list, .mapping: kindName
    }
  }
}
