import Testing

struct ExpectationDecodingTests {
  @Test func `a list after label is meant for the labels of all elements`() {
    expect(
      step: "assert: {elements: {type: cell}, count: 2, label: [a, b]}",
      reports: """
        3:48: error: unknown key 'label' in an expectation about elements [unknown-key] -- did you \
        mean 'labels'?
        """
    )
  }

  @Test(arguments: [
    "Done", "{button: Done}", "{element: Done}", "{element: Done, exists: false}",
    "{element: a, exists: true, label: b}", "{element: a, length: {atLeast: 1}}",
    "{element: a, type: cell, enabled: true, selected: true, focused: true, hittable: true}",
    "{element: a, value: b, placeholder: c, title: d}", "{elements: a, count: 2}",
    "{elements: a, count: {atLeast: 1, atMost: 2, not: 0}}", "{elements: a, labels: []}",
    "{elements: a, labels: [b], count: 1}", "{screen: a}", "{screen: '${s}'}", "{transition: none}",
    "{equals: [1, a]}",
    "{equals: ['${a}', {startsWith: b}]}", "{call: a}",
    "{call: a, count: 2, answered: 2}", "{call: a, count: '${n}', answered: 2}",
    "{call: a, with: {b: c, d: {not: ''}}, count: {atLeast: 1}, answered: 2, for: 1s}",
    "{check: a}", "{check: a, with: {b: 1}}", "{all: [a, {not: b}]}",
    "{any: [{screen: a}]}", "{not: {not: a}}", "{button: Done, for: 1s}", "{screen: a, message: b}",
    "{all: [a], for: 1s, message: b}", "{check: a, for: 1s}",
  ])
  func `an expectation takes every form of the language`(_ expectation: String) {
    expect(step: "assert: \(expectation)", reports: "")
  }

  @Test(arguments: [
    (
      "{element: a, exists: false, label: b}",
      "3:41: error: 'exists: false' and 'label' exclude each "
        + "other [conflicting-keys] -- put 'label' into the selector after 'element'"
    ),
    (
      "{element: a, exists: 'true'}",
      "3:34: error: 'exists' must be 'true' or 'false'; found a quoted "
        + "text [quoted-literal] -- remove the quotes"
    ),
    (
      "{element: a, enabeld: true}",
      "3:26: error: unknown key 'enabeld' in an expectation about an "
        + "element [unknown-key] -- did you mean 'enabled'?"
    ),
    (
      "{button: a, exists: false}",
      "3:25: error: unknown key 'exists' in a selector [unknown-key] -- put the selector after "
        + "'element': {element: {...}, exists: ...}"
    ),
    (
      "{button: a, count: 1}",
      "3:25: error: unknown key 'count' in a selector [unknown-key] -- put the selector after "
        + "'elements': {elements: {...}, count: ...}"
    ),
    (
      "{not: {textField: a, length: 1}}",
      "3:34: error: unknown key 'length' in a selector [unknown-key] -- put the selector after "
        + "'element': {element: {...}, length: ...}"
    ),
    (
      "{within: {button: a, contains: b}, label: c}",
      "3:34: error: unknown key 'contains' in a selector [unknown-key] -- a matcher belongs after a "
        + "property: {label: {contains: ...}}"
    ),
    (
      "{element: a, count: 1}",
      "3:26: error: unknown key 'count' in an expectation about an element [unknown-key] -- write "
        + "'elements' for 'element': {elements: ..., count: ...}"
    ),
    (
      "{elements: a, count: 1, exists: false}",
      "3:37: error: unknown key 'exists' in an expectation about elements [unknown-key] -- write "
        + "'element' for 'elements': {element: ..., exists: ...}"
    ),
    (
      "{element: a, index: 1}",
      "3:26: error: unknown key 'index' in an expectation about an element [unknown-key] -- put "
        + "'index' into the selector after 'element': {element: {..., index: ...}}"
    ),
    (
      "{elements: a}",
      "3:14: error: an expectation about elements needs 'count' or 'labels' [missing-key]"
    ),
    (
      "{elements: a, count: '4'}",
      "3:34: error: 'count' must be a whole number, or a mapping such as '{atLeast: 1}'; found a "
        + "quoted text [quoted-literal] -- remove the quotes"
    ),
    (
      "{elements: a, labels: b}",
      "3:35: error: 'labels' must be a list; found 'b' [wrong-kind] -- write a list of one: [b]"
    ),
    (
      "{elements: a, labels: [{is: b}]}",
      "3:36: error: an item of 'labels' must be a text; found a mapping [wrong-kind]"
    ),
    (
      "{all: [[a]]}",
      "3:20: error: an item of 'all' must be a selector: a text, or a mapping such as '{button: "
        + "Done}'; found a list [wrong-kind] -- where all are expected write {all: [...]}, for one "
        + "of them {any: [...]}"
    ),
    (
      "{equals: [1]}",
      "3:22: error: 'equals' must be a list of two values; found a list of 1 [wrong-kind]"
    ),
    (
      "{equals: [[a], {startsWith: a}]}",
      "3:23: error: a value that a matcher looks at must be a text or a number; found a list [wrong-kind]"
    ),
    (
      "{equals: [~, {startsWith: a}]}",
      "3:23: error: a value that a matcher looks at must be a text or a number; found nothing [wrong-kind]"
    ),
    ("{equals: a}", "3:22: error: 'equals' must be a list of two values; found 'a' [wrong-kind]"),
    ("{all: []}", "3:19: error: 'all' is empty: nothing would be checked [empty-list]"),
    ("{any: []}", "3:19: error: 'any' is empty: nothing would be checked [empty-list]"),
    (
      "{all: a}",
      "3:19: error: 'all' must be a list; found 'a' [wrong-kind] -- write a list of one: [a]"
    ),
    (
      "{call: a, count: 1, answered: 2}",
      "3:43: error: 'count: 1' and 'answered: 2' exclude each other [conflicting-keys]"
    ),
    (
      "{call: a, count: {not: 7, atMost: 1}, answered: {atLeast: 2}}",
      "3:61: error: 'count: {atMost: 1}' and 'answered: {atLeast: 2}' exclude each other "
        + "[conflicting-keys]"
    ),
    (
      "{screen: a, transition: b}",
      "3:25: error: 'screen' and 'transition' exclude each other "
        + "[conflicting-keys] -- for both write {all: [{screen: ...}, {transition: ...}]}"
    ),
    (
      "{screen: a, label: b}",
      "3:25: error: unknown key 'label' in an expectation with 'screen' "
        + "[unknown-key] -- for both write {all: [{screen: ...}, {label: ...}]}"
    ),
    (
      "{not: {screen: a, timeout: 2s}}",
      "3:31: error: unknown key 'timeout' in an expectation with 'screen' [unknown-key] -- "
        + "'timeout' belongs to 'waitFor', beside its outermost expectation"
    ),
    (
      "{not: {screen: a, xyz: 2s}}",
      "3:31: error: unknown key 'xyz' in an expectation with 'screen' [unknown-key]"
    ),
    (
      "{screen: ~}",
      "3:22: error: 'screen' must be a text; found null [null-text] -- put it in quotes "
        + "if you mean the text: \"~\""
    ),
    (
      "{not: ~}",
      "3:19: error: 'not' must be a text; found null [null-text] -- put it in quotes if "
        + "you mean the text: \"~\""
    ),
    (
      "{element: a, timeout: 1s}",
      "3:26: error: unknown key 'timeout' in an expectation about an "
        + "element [unknown-key] -- 'timeout' belongs to 'waitFor', beside its outermost expectation"
    ),
    (
      "[a, b]",
      "3:13: error: 'assert' must be a selector: a text, or a mapping such as '{button: Done}'; "
        + "found a list [wrong-kind] -- where all are expected write {all: [...]}, for one of them "
        + "{any: [...]}"
    ),
    (
      "{exists: Done}",
      "3:14: error: unknown key 'exists' in an expectation [unknown-key] -- leave 'exists' out, and "
        + "put its selector here"
    ),
    (
      "{not: {exists: {button: Done}}}",
      "3:20: error: unknown key 'exists' in an expectation [unknown-key] -- leave 'exists' out, and "
        + "put its selector here"
    ),
    (
      "{button: Done, exists: false}",
      "3:28: error: unknown key 'exists' in a selector [unknown-key] -- put the selector after "
        + "'element': {element: {...}, exists: ...}"
    ),
    ("{for: 1s}", "3:13: error: a selector needs at least one key [empty-mapping]"),
    (
      "{element: a, for: '1s'}",
      "3:31: error: 'for' must be a duration such as '500ms' or '5s'; found "
        + "a quoted text [quoted-literal] -- remove the quotes"
    ),
  ])
  func `what is wrong in an expectation is reported at its place`(
    _ expectation: String,
    _ report: String
  ) {
    expect(step: "assert: \(expectation)", reports: report)
  }

  @Test func `an expectation is not nested deeper than 64 levels`() {
    let open = String(repeating: "{not: ", count: 65)
    let close = String(repeating: "}", count: 65)
    expect(
      step: "assert: \(open)a\(close)",
      reports: """
        3:379: error: nested deeper than 64 levels [nesting-too-deep]
        """
    )
  }
}
