import Testing

/// Keys that are misspelt and in the wrong place as well.
struct MisspeltPlaceTests {
  @Test(arguments: [
    ("tap: {button: Done, timout: 3s}", "did you mean 'timeout'? put the selector after 'element'"),
    ("{tap: Done, timout: 3s}", "did you mean 'timeout'? put it after the command"),
    ("{run: {flow: a}, wiht: {b: c}}", "did you mean 'with'? put it after the command"),
    (
      "assert: {button: a, exsits: false}",
      "did you mean 'exists'? put the selector after 'element'"
    ),
    (
      "tap: {element: {button: a}, lable: b}", "did you mean 'label'? put 'label' into the selector"
    ),
    (
      "{assert: {check: a}, with: {b: c}}",
      "put it after the command: assert: {check: ..., with: ...}"
    ),
    ("{tap: {named: a}, with: {b: c}}", "put it after the command: tap: {named: ..., with: ...}"),
    ("tap: {staticText: {}}", "for any element of that type write {type: staticText}"),
  ])
  func `one message says what is meant and where it belongs`(_ step: String, _ advice: String) {
    let lines = report(of: "name: A\nsteps:\n  - \(step)").split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains(" -- \(advice)") == true)
  }
}
