import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// What failures advise about texts that no element has, or that an element does not take.
struct AbsentTextAdviceTests {
  @Test(arguments: [
    (
      "tap: Middle",
      "'Middle' is a value of pickerWheel #Shelf: choose it with 'adjust'"
    ),
    (
      "tap: {cell: Middle}",
      "'Middle' is a value of pickerWheel #Shelf: choose it with 'adjust'"
    ),
    (
      "assert: {staticText: Middle}",
      "'Middle' is a value of pickerWheel #Shelf: compare its 'value'"
    ),
    (
      "type: {into: {type: pickerWheel}, text: Top}",
      "set it with 'adjust': its values are 'Top', 'Middle'"
    ),
    ("tap: \"#email\"", "for the element with that id write {id: 'email'}"),
    ("tap: \"button[type=submit]\"", pageSelector), ("tap: .primary", pageSelector),
    ("tap: div.card", pageSelector), ("tap: //button", pageSelector), ("tap: e.g", nil),
  ])
  func `each leads to what can be done`(step: String, advice: String?) {
    let text = ScenarioText("name: A\napp: pantry\nsteps: [{\(step)}]", catalog: .pantry)
    #expect(text.failures.map(\.advice) == [advice])
  }

  private static let pageSelector =
    "a selector of CSS or XPath is an ordinary text here: name the element's text, type or id"

  @Test func `a name like an environment variable's is told that none is read`() {
    expect(
      ScenarioText("steps:\n  - type: \"${PASSWORD} ${word} ${env.HOME}\"").report,
      equals: """
        4:14: error: 'PASSWORD' is not defined [undefined-variable] -- environment variables are not \
        read: run with --var PASSWORD="$PASSWORD", or define it in 'variables'
        4:26: error: 'word' is not defined [undefined-variable]
        4:34: error: 'env' is not defined [undefined-variable] -- environment variables are not read: run \
        with --var NAME="$NAME", or use 'variables'
        """
    )
  }
}
