import Testing

struct StepDecodingTests {
  @Test(arguments: [
    "launch", "launch: {arguments: [a], environment: {A: b}, now: 2026-01-31T12:00:00Z}", "launch:",
    "terminate", "terminate:", "tap: Done", "tap: {element: Done, timeout: 1s, force: true}",
    "tap: {element: Done, times: 100, fingers: 5}", "drag: {element: a, to: b, timeout: 1s}",
    "drag: {element: a, by: [-1.5, '${y}']}", "pinch: {element: a, scale: 0.5, timeout: 1s}",
    "rotate: {element: a, degrees: -90, timeout: 1s}", "background: 5s",
    "launch: {state: a, with: {b: '${c}'}, url: 'a:b', answers: {a: [b, c]}}",
    "doubleTap: {element: Done}", "longPress: Done",
    "longPress: {element: Done, duration: 1s, timeout: 2s, force: false}", "type: text", "type: ''",
    "type: {into: a, text: b, timeout: 1s}", "type: {text: b}", "clear: a",
    "clear: {element: a, timeout: 1s}", "adjust: {element: a, to: on, timeout: 1s}",
    "swipe: {element: a, direction: left, timeout: 1s}", "scroll: {direction: down}",
    "scroll: {direction: up, in: {table: }, until: {screen: a}, timeout: 1s}", "dismissKeyboard",
    "back", "waitFor: a", "waitFor: {element: a, timeout: 1s}", "waitFor: {screen: a, timeout: 1s}",
    "assert: a", "pause: 1s", "pause: 0", "remember: {element: a, label: b, value: c}",
    "remember: {elements: a, count: n}", "audit",
    "audit: {ignore: [label, {rule: state, element: a}]}",
    "audit: {ignore: ['${r}', {rule: '${r}', element: a}]}",
    "log: a", "log: ''", "hierarchy", "hierarchy: {button: Done}", "screenshot: a", "run: a",
    "run: {flow: a, with: {b: [1]}}", "group: {name: a, steps: [back]}",
    "repeat: {times: 0, steps: [back]}", "repeat: {while: a, atMost: 3, steps: [back]}",
    "repeat: {until: a, atMost: 3, steps: [back]}",
    "forEach: {variable: x, in: [1], steps: [back]}",
    "forEach: {variable: x, in: '${l}', index: i, allowEmpty: true, steps: [back]}",
    "forEach: {variable: x, in: [], allowEmpty: true, steps: [back]}",
    "if: {condition: a, then: [back]}", "if: {condition: a, then: [back], else: [back]}",
    "{tap: a, name: b, optional: true}",
  ])
  func `a step takes every command of the language`(_ step: String) {
    expect(step: step, reports: "")
  }

  @Test(arguments: [
    ("tpa: a", "3:5: error: unknown command 'tpa' [unknown-command] -- did you mean 'tap'?"),
    ("wait: a", "3:5: error: unknown command 'wait' [unknown-command] -- did you mean 'waitFor'?"),
    ("wait: 1s", "3:5: error: unknown command 'wait' [unknown-command] -- did you mean 'pause'?"),
    (
      "waitfor: 0.5s",
      "3:5: error: unknown command 'waitfor' [unknown-command] -- did you mean 'pause'?"
    ),
    ("wait: 2", "3:5: error: unknown command 'wait' [unknown-command] -- did you mean 'pause'?"),
    ("bcak", "3:5: error: unknown command 'bcak' [unknown-command] -- did you mean 'back'?"),
    (
      "launch: {startAt: 1, isUITesting: true}",
      "3:14: error: unknown key 'startAt' in a 'launch' step [unknown-key] -- put the app's own "
        + "arguments into 'arguments': {arguments: [...]}\n"
        + "3:26: error: unknown key 'isUITesting' in a 'launch' step [unknown-key] -- put the app's "
        + "own arguments into 'arguments': {arguments: [...]}"
    ),
    (
      "{tap: a, timeout: 1s}",
      "3:14: error: unknown key 'timeout' in a step with 'tap' [unknown-key] "
        + "-- put it after the command: tap: {element: ..., timeout: ...}"
    ),
    (
      "{tap: a, nmae: b}",
      "3:14: error: unknown key 'nmae' in a step with 'tap' [unknown-key] -- did "
        + "you mean 'name'?"
    ),
    (
      "{tap: a, colour: b}",
      "3:14: error: unknown key 'colour' in a step with 'tap' [unknown-key] -- "
        + "next to a command only 'name' and 'optional' are allowed"
    ),
    (
      "{tap: a, optional: yes}",
      "3:24: error: 'optional' must be 'true' or 'false'; found 'yes' "
        + "[wrong-kind] -- did you mean 'true'?"
    ),
    ("{tap: a, name: ''}", "3:20: error: 'name' must not be empty [empty-text]"),
    (
      "[tap, back]",
      "3:5: error: a step must be a mapping with a command; found a list [wrong-kind] -- "
        + "to run several steps, write them one below the other"
    ),
    (
      "tap",
      "3:5: error: 'tap' must be a selector: a text, or a mapping such as '{button: Done}'; found "
        + "nothing [wrong-kind]"
    ),
    ("back: now", "3:11: error: 'back' must be left without a value; found 'now' [wrong-kind]"),
    (
      "launch: {manual: true}",
      "3:14: error: unknown key 'manual' in a 'launch' step [unknown-key] -- "
        + "only the header's 'launch' can have 'manual'"
    ),
    (
      "launch: {manul: true, argumnets: no}",
      "3:14: error: unknown key 'manul' in a 'launch' step [unknown-key] -- "
        + "known keys: arguments, environment, now, state, with, url, answers\n"
        + "3:27: error: unknown key 'argumnets' in a 'launch' step [unknown-key] -- "
        + "did you mean 'arguments'?\n"
        + "3:38: error: 'arguments' must be a list; found 'no' [wrong-kind] -- write a list of one: [no]"
    ),
    (
      "tap: {element: a, enabled: true}",
      "3:23: error: unknown key 'enabled' in 'tap' [unknown-key] -- put 'enabled' into the selector "
        + "after 'element': {element: {..., enabled: ...}}"
    ),
    (
      "tap: {element: a, button: b}",
      "3:23: error: unknown key 'button' in 'tap' [unknown-key] -- put 'button' into the selector "
        + "after 'element': {element: {..., button: ...}}"
    ),
    (
      "type: {into: a, text: b, index: 1}",
      "3:30: error: unknown key 'index' in 'type' [unknown-key] -- put 'index' into the selector "
        + "after 'into': {into: {..., index: ...}}"
    ),
    (
      "adjust: {element: a, value: b}",
      "3:26: error: unknown key 'value' in 'adjust' [unknown-key] -- did you mean 'to'?"
    ),
    (
      "tap: {element: a, optional: true}",
      "3:23: error: unknown key 'optional' in 'tap' [unknown-key] -- 'optional' belongs beside the "
        + "command: {tap: ..., optional: ...}"
    ),
    (
      "tap: {button: a, optional: true}",
      "3:22: error: unknown key 'optional' in a selector [unknown-key] -- 'optional' belongs beside "
        + "the command: {tap: ..., optional: ...}"
    ),
    (
      "waitFor: {screen: a, optional: true}",
      "3:26: error: unknown key 'optional' in an expectation with 'screen' [unknown-key] -- "
        + "'optional' belongs beside the command: {tap: ..., optional: ...}"
    ),
    (
      "tap:x",
      "3:5: error: unknown command 'tap:x' [unknown-command] -- a space is missing after the "
        + "colon: 'tap: ...'"
    ),
    (
      "\"tap: x\"",
      "3:5: error: unknown command 'tap: x' [unknown-command] -- leave out the quotes, because they make "
        + "one text of 'tap' and its value"
    ),
    (
      "tap: {'button: a'}",
      "3:11: error: unknown key 'button: a' in a selector [unknown-key] -- leave out the quotes, "
        + "because they make one text of 'button' and its value"
    ),
    (
      "{tap: a, name:b}",
      "3:14: error: unknown key 'name:b' in a step with 'tap' [unknown-key] -- a space is missing "
        + "after the colon: 'name: ...'"
    ),
    (
      "tap: {button:a}",
      "3:11: error: unknown key 'button:a' in a selector [unknown-key] -- a space is missing after "
        + "the colon: 'button: ...'"
    ),
    (
      "swipe: {element: a, direction: up, timeout:1s}",
      "3:40: error: unknown key 'timeout:1s' in 'swipe' [unknown-key] -- a space is missing after "
        + "the colon: 'timeout: ...'"
    ),
    (
      "tap: {button: a, timeout: 1s}",
      "3:22: error: unknown key 'timeout' in a selector [unknown-key] -- put the selector after "
        + "'element': {element: {...}, timeout: ...}"
    ),
    (
      "tap: {within: {element: X}}",
      "3:20: error: unknown key 'element' in a selector [unknown-key] -- known "
        + "keys: id, label, value, placeholder, title, type, enabled, selected, focused, hittable, "
        + "within, childOf, containing, index, first, named, with, and the element types"
    ),
    (
      "{waitFor: a, element: b}",
      "3:18: error: unknown key 'element' in a step with 'waitFor' [unknown-key] -- "
        + "next to a command only 'name' and 'optional' are allowed"
    ),
    (
      "longPress: {element: a, duraton: 1s}",
      "3:29: error: unknown key 'duraton' in 'longPress' "
        + "[unknown-key] -- did you mean 'duration'?"
    ),
    ("type: {into: a}", "3:12: error: 'type' needs 'text' [missing-key]"),
    (
      "type: {text: a, timeout: 1s}",
      "3:21: error: 'type' with 'timeout' needs 'into' [missing-key]"
    ),
    (
      "type: ~",
      "3:11: error: 'type' must be a text; found null [null-text] -- put it in quotes if you "
        + "mean the text: \"~\""
    ),
    ("adjust: {element: a}", "3:14: error: 'adjust' needs 'to' [missing-key]"),
    (
      "swipe: {element: a, direction: lft}",
      "3:36: error: 'direction' must be 'left' or 'right' or 'up' "
        + "or 'down'; found 'lft' [wrong-word] -- did you mean 'left'?"
    ),
    (
      "swipe: a",
      """
      3:12: error: 'swipe' must be a mapping; found 'a' [wrong-kind] \
      -- write {element: ..., direction: ...}
      """
    ),
    ("scroll: {in: a}", "3:14: error: 'scroll' needs 'direction' [missing-key]"),
    (
      "pause: '1s'",
      "3:12: error: 'pause' must be a duration such as '500ms' or '5s'; found a quoted "
        + "text [quoted-literal] -- remove the quotes"
    ),
    (
      "remember: {element: a}",
      "3:15: error: 'remember' needs a property with a variable's name "
        + "[nothing-remembered] -- for example label: before"
    ),
    (
      "remember: {element: a, count: n}",
      "3:28: error: 'element' and 'count' exclude each other "
        + "[conflicting-keys] -- a count is of 'elements'"
    ),
    (
      "remember: {elements: a, label: n}",
      "3:15: error: 'remember' needs 'count' [missing-key]\n"
        + "3:29: error: 'elements' and 'label' exclude each other [conflicting-keys] -- a property "
        + "is of one 'element'"
    ),
    (
      "remember: {element: a, elements: b}",
      "3:28: error: 'element' and 'elements' exclude each other "
        + "[conflicting-keys]"
    ),
    (
      "remember: {label: x, element: a, elements: b}",
      "3:38: error: 'element' and 'elements' exclude each other "
        + "[conflicting-keys]"
    ),
    ("remember: {label: a}", "3:15: error: 'remember' needs 'element' [missing-key]"),
    (
      "remember: {element: a, label: b c}",
      "3:35: error: 'b c' can't be the name of a variable "
        + "[malformed-name] -- a name is a letter or '_', then letters, digits, '_' and '-'"
    ),
    (
      "remember: {element: a, label: null}",
      "3:35: error: the name of a variable must be a text; found null [null-text]"
    ),
    (
      "remember: {element: a, label: x, value: x}",
      "3:45: error: 'x' is defined twice [defined-twice]\n"
        + "  note: 3:35: first defined here"
    ),
    (
      "remember: {element: a, labl: b}",
      "3:28: error: unknown key 'labl' in 'remember' [unknown-key] -- "
        + "did you mean 'label'?"
    ),
    (
      "audit: {ignore: [lable]}",
      "3:22: error: an item of 'ignore' must be 'label' or 'hitRegion' or "
        + "'duplicateIdentifier' or 'state'; found 'lable' [wrong-word] -- did you mean 'label'?"
    ),
    (
      "audit: {ignore: [{rule: label}]}",
      "3:23: error: an item of 'ignore' needs 'element' [missing-key]"
    ),
    (
      "log: ~",
      "3:10: error: 'log' must be a text; found null [null-text] -- put it in quotes if you "
        + "mean the text: \"~\""
    ),
    (
      "name: Just a title",
      "3:5: error: a step needs a command [command-missing] -- commands: launch, "
        + "terminate, tap, doubleTap, longPress, type, clear, adjust, swipe, scroll, drag, pinch, "
        + "rotate, background, dismissKeyboard, back, "
        + "waitFor, assert, pause, remember, audit, log, hierarchy, screenshot, run, group, repeat, forEach, "
        + "if"
    ),
  ])
  func `what is wrong in a step is reported at its place`(_ step: String, _ report: String) {
    expect(step: step, reports: report)
  }
}
