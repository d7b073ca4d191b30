import AppModelKit

extension LanguageSchema {
  static var scalars: [JSONMember] {
    texts + numbers + [
      ("boolean", orTemplate(.object(["type": .text("boolean")]))),
      ("elementType", .object(["enum": .texts(ElementType.names)])),
      ("direction", orTemplate(.object(["enum": .texts(Direction.allCases.map(\.rawValue))]))),
    ]
  }

  /// A scalar is read as what its place calls for, so a number or boolean is a text where one is
  /// wanted.
  private static var texts: [JSONMember] {
    let anyScalar = JSONValue.texts(["string", "number", "boolean"])
    return [
      ("text", .object(["type": anyScalar])),
      ("nonEmptyText", .object(["type": anyScalar, "minLength": .number(1)])),
      (
        "reason",
        .object([
          "type": anyScalar, "minLength": .number(1),
          "not": .object(["const": .boolean(false)]),
        ])
      ),
      (
        "fixedText",
        .object(["type": anyScalar, "minLength": .number(1), "not": .definition("template")])
      ),
      ("name", .object(["type": .texts(["string", "boolean"]), "pattern": .text(namePattern)])),
      (
        "tag",
        .object(["type": .texts(["string", "integer", "boolean"]), "pattern": .text(tagPattern)])
      ),
      ("template", .object(["type": .text("string"), "pattern": .text(#"(^|[^$])\$\{"#)])),
    ]
  }

  private static var numbers: [JSONMember] {
    let seconds = JSONValue.object([
      "type": .text("number"), "minimum": .number(0), "maximum": .number(86_400),
    ])
    return [
      ("wholeNumber", orTemplate(.object(.integer(within: .min ... .max)))),
      ("naturalNumber", orTemplate(.object(.integer(within: 0 ... .max)))),
      ("number", orTemplate(.object(["type": .text("number")]))),
      ("duration", .anyOf([seconds, pattern(durationPattern), .definition("template")])),
      ("dateTime", orTemplate(pattern(dateTimePattern))),
    ]
  }

  private static func orTemplate(_ schema: JSONValue) -> JSONValue {
    .anyOf([schema, .definition("template")])
  }

  private static func pattern(_ pattern: String) -> JSONValue {
    .object(["type": .text("string"), "pattern": .text(pattern)])
  }

  private static let durationPattern = #"^(0|[1-9][0-9]*)(\.[0-9]+)?(ms|s|m|h)$"#

  private static let dateTimePattern =
    #"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]+)?)?"#
    + #"([Zz]|[+-][0-9]{2}:[0-9]{2})?$"#

  /// Among ASCII a letter or `_`, then digits and `-` as well; which of the other characters are
  /// letters is the decoder's to judge, as patterns differ about it between editors.
  private static let namePattern =
    #"^[^\u0000-\u0040\u005B-\u005E\u0060\u007B-\u007F]"#
    + #"[^\u0000-\u002C\u002E\u002F\u003A-\u0040\u005B-\u005E\u0060\u007B-\u007F]*$"#

  private static let tagPattern =
    #"^[^\u0000-\u002C\u002E\u002F\u003A-\u0040\u005B-\u005E\u0060\u007B-\u007F]+$"#
}
