import Testing

struct SelectorDecodingTests {
  @Test(arguments: [
    "Done", "'42'", "42", "{id: a}", "{label: a}", "{value: {contains: a}}", "{placeholder: ''}",
    "{title: a}", "{type: button}", "{button: Done}", "{table: }", "{cell: {containing: a}}",
    "{button: {button: a}}", "{type: button, button: a}", "{enabled: true}", "{selected: false}",
    "{focused: '${f}'}", "{hittable: true}", "{within: a}", "{childOf: {cell: }}",
    "{containing: {staticText: a}}", "{index: 0}", "{button: a, index: -1}",
    "{button: a, first: true}", "{button: a, first: '${b}'}",
    "{named: a}", "{named: a, with: {b: 1}}", "{named: a, label: b}", "{label: {is: a}}",
    "{label: {not: a}}", "{label: {startsWith: a, endsWith: b}}", "{label: {matches: '^a+$'}}",
    "{label: {anyOf: [a, {contains: b}]}}", "{label: {length: 3}}",
    "{label: {length: {atLeast: 1, atMost: '${n}'}}}", "{label: {length: {atLeast: 3, atMost: 3}}}",
    "{label: {is: a, ignoringCase: true}}", "{label: {greaterThan: -1.5, lessThan: '${n}'}}",
    "{label: {atLeast: 1, atMost: 2e3}}", "{id: ''}", "{id: {not: ''}}",
    "{label: {is: a, ignoringCase: '${c}'}}",
  ])
  func `a selector takes every key of the language`(_ selector: String) {
    expect(step: "tap: \(selector)", reports: "")
  }

  @Test(arguments: [
    ("''", "3:10: error: 'tap' must not be empty [empty-text]"),
    (
      "~",
      "3:10: error: 'tap' must be a text; found null [null-text] -- put it in quotes if you "
        + "mean the text: \"~\""
    ),
    (
      "",
      "3:9: error: 'tap' must be a selector: a text, or a mapping such as '{button: Done}'; found "
        + "nothing [wrong-kind]"
    ),
    (
      "#add",
      "3:9: error: 'tap' must be a selector: a text, or a mapping such as '{button: Done}'; found "
        + "nothing [wrong-kind] -- ' #' begins a comment; quote a text that begins with '#'"
    ),
    ("{label: {contains: ''}}", "3:29: error: 'contains' must not be empty [empty-text]"),
    ("{label: {startsWith: ''}}", "3:31: error: 'startsWith' must not be empty [empty-text]"),
    ("{label: {endsWith: }}", "3:28: error: 'endsWith' must be a text; found nothing [wrong-kind]"),
    ("{label: {matches: ''}}", "3:28: error: 'matches' must not be empty [empty-text]"),
    (
      "{type: cell, contains: Go to Gym}",
      "3:23: error: unknown key 'contains' in a selector [unknown-key] -- did you mean "
        + "'containing'?"
    ),
    (
      "{cell: {contains: Go to Gym}}",
      "3:18: error: unknown key 'contains' in a selector [unknown-key] -- did you mean "
        + "'containing'?"
    ),
    (
      "{contains: {staticText: Gym}}",
      "3:11: error: unknown key 'contains' in a selector [unknown-key] -- did you mean "
        + "'containing'?"
    ),
    ("{}", "3:10: error: a selector needs at least one key [empty-mapping]"),
    (
      "[a]",
      "3:10: error: 'tap' must be a selector: a text, or a mapping such as '{button: Done}'; "
        + "found a list [wrong-kind] -- write a single one; several take a step each"
    ),
    (
      "{buton: a}",
      "3:11: error: unknown key 'buton' in a selector [unknown-key] -- did you mean "
        + "'button'?"
    ),
    (
      "{any: a}",
      "3:11: error: unknown key 'any' in a selector [unknown-key] -- leave it out: a "
        + "selector without a type matches all types"
    ),
    (
      "{tableRow: a}",
      "3:11: error: unknown key 'tableRow' in a selector [unknown-key] -- did you "
        + "mean 'cell'?"
    ),
    (
      "{touchBar: }",
      "3:11: error: unknown key 'touchBar' in a selector [unknown-key] -- did you "
        + "mean 'toolbar'?"
    ),
    (
      "{xyz: a}",
      "3:11: error: unknown key 'xyz' in a selector [unknown-key] -- known keys: id, "
        + "label, value, placeholder, title, type, enabled, selected, focused, hittable, within, "
        + "childOf, containing, index, first, named, with, and the element types"
    ),
    (
      "{type: tableViewCell}",
      "3:17: error: unknown element type 'tableViewCell' "
        + "[unknown-element-type] -- did you mean 'cell'?"
    ),
    (
      "{type: XCUIElementTypeTextField}",
      "3:17: error: unknown element type 'XCUIElementTypeTextField' "
        + "[unknown-element-type] -- did you mean 'textField'?"
    ),
    (
      "{type: buttn}",
      "3:17: error: unknown element type 'buttn' [unknown-element-type] -- did you "
        + "mean 'button'?"
    ),
    (
      "{button: a, cell: b}",
      "3:22: error: 'button' and 'cell' exclude each other "
        + "[conflicting-keys]"
    ),
    (
      "{button: a, type: cell}",
      "3:22: error: 'button' and 'cell' exclude each other "
        + "[conflicting-keys]"
    ),
    (
      "{button: {cell: a}}",
      "3:19: error: 'button' and 'cell' exclude each other "
        + "[conflicting-keys]"
    ),
    (
      "{button: a, index: 0, first: true}",
      "3:32: error: 'index' and 'first' exclude each other "
        + "[conflicting-keys]"
    ),
    (
      "{button: {index: 0}, first: true}",
      "3:31: error: 'index' and 'first' exclude each other "
        + "[conflicting-keys]"
    ),
    (
      "{index: 0, button: {label: a, button: {first: true}}}",
      "3:49: error: 'index' and 'first' exclude each other "
        + "[conflicting-keys]"
    ),
    (
      "{button: a, first: false}",
      "3:29: error: 'first' must be 'true'; found 'false' [wrong-word] "
        + "-- leave it out"
    ),
    (
      "{button: a, first: 'true'}",
      "3:29: error: 'first' must be 'true'; found a quoted text "
        + "[quoted-literal] -- remove the quotes"
    ),
    ("{button: a, first: }", "3:28: error: 'first' must be 'true'; found nothing [wrong-kind]"),
    (
      "{button: a, first: yes}",
      "3:29: error: 'first' must be 'true'; found 'yes' [wrong-kind] -- did you mean 'true'?"
    ),
    ("{button: a, first: no}", "3:29: error: 'first' must be 'true'; found 'no' [wrong-kind]"),
    (
      "{button: a, index: 0, first: '${b}'}",
      "3:32: error: 'index' and 'first' exclude each other "
        + "[conflicting-keys]"
    ),
    (
      "{button: a, index: '0'}",
      "3:29: error: 'index' must be a whole number; found a quoted text "
        + "[quoted-literal] -- remove the quotes"
    ),
    (
      "{button: a, index: one}",
      "3:29: error: 'index' must be a whole number; found 'one' [wrong-kind]"
    ),
    (
      "{enabled: yes}",
      "3:20: error: 'enabled' must be 'true' or 'false'; found 'yes' [wrong-kind] -- did you mean "
        + "'true'?"
    ),
    (
      "{button: {contains: a}}",
      "3:20: error: unknown key 'contains' in a selector [unknown-key] -- a matcher belongs after "
        + "a property: {label: {contains: ...}}"
    ),
    (
      "{id: {contians: a}}",
      "3:16: error: unknown key 'contians' in a matcher [unknown-key] -- did you mean 'contains'?"
    ),
    (
      "{button: {}}",
      "3:19: error: a selector needs at least one key [empty-mapping] "
        + "-- for any element of that type write {type: button}"
    ),
    ("{with: {a: 1}}", "3:11: error: a selector with 'with' needs 'named' [missing-key]"),
    (
      "{label: [a]}",
      "3:18: error: 'label' must be a text, or a mapping such as '{contains: Done}'; "
        + "found a list [wrong-kind] -- for one of several texts write {anyOf: [...]}"
    ),
    (
      "{label: {}}",
      "3:18: error: a matcher needs at least one key [empty-mapping] -- say what to "
        + "match: {is: ..., ignoringCase: true}"
    ),
    (
      "{label: {ignoringCase: true}}",
      "3:18: error: a matcher needs at least one key "
        + "[empty-mapping] -- say what to match: {is: ..., ignoringCase: true}"
    ),
    (
      "{label: {contain: a}}",
      "3:19: error: unknown key 'contain' in a matcher [unknown-key] -- did "
        + "you mean 'contains'?"
    ),
    (
      "{label: {matches: '('}}",
      "3:28: error: '(' is not a regular expression: missing ')' for the group at character 1 "
        + "[unreadable-pattern]"
    ),
    ("{label: {anyOf: []}}", "3:26: error: 'anyOf' is empty: nothing could match [empty-list]"),
    (
      "{label: {anyOf: a}}",
      "3:26: error: 'anyOf' must be a list; found 'a' [wrong-kind] -- write a list of one: [a]"
    ),
    (
      "{label: {anyOf: [~]}}",
      "3:27: error: an item of 'anyOf' must be a text; found null [null-text] -- put it in "
        + "quotes if you mean the text: \"~\""
    ),
    (
      "{label: {is: ~}}",
      "3:23: error: 'is' must be a text; found null [null-text] -- put it in "
        + "quotes if you mean the text: \"~\""
    ),
    (
      "{label: {length: -1}}",
      "3:27: error: 'length' must be a whole number of at least 0; found "
        + "-1 [wrong-kind]"
    ),
    ("{label: {length: {}}}", "3:27: error: 'length' needs at least one key [empty-mapping]"),
    (
      "{label: {length: {atLeast: 5, atMost: 3}}}",
      "3:48: error: 'atLeast: 5' and 'atMost: 3' exclude each other [conflicting-keys]"
    ),
    (
      "{label: {length: {least: 1}}}",
      "3:28: error: unknown key 'least' in a count [unknown-key] -- did you mean 'atLeast'?"
    ),
    (
      "{value: ~}",
      "3:18: error: 'value' must be a text; found null [null-text] -- put it in quotes "
        + "if you mean the text: \"~\""
    ),
  ])
  func `what is wrong in a selector is reported at its place`(
    _ selector: String,
    _ report: String
  ) {
    expect(step: "tap: \(selector)", reports: report)
  }

  @Test(arguments: [
    ("{table:}", "3:11: error: expected a space after ':' [yaml-syntax] -- write 'type: table'"),
    (
      "{cell: {containing: {image:, index: 0}}}",
      "3:31: error: expected a space after ':' [yaml-syntax] -- write 'type: image'"
    ),
    (
      "{lable:}",
      "3:11: error: expected a space after ':' [yaml-syntax] -- write 'lable: ', or quote a text "
        + "that ends with ':'"
    ),
  ])
  func `a type without a text is written otherwise in braces`(_ selector: String, _ report: String)
  {
    expect(step: "tap: \(selector)", reports: report)
  }
}
