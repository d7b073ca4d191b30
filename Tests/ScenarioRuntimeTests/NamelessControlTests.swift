import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import Testing

@testable import ScenarioRuntime

/// What is said of a text while a control has no name, such as a button that is nothing but an icon.
struct NamelessControlTests {
  @Test(arguments: [
    (
      "{button: Delete}",
      "a button here has no label: give it one in the app, or write {type: button, index: 1}"
    ),
    ("{link: Home}", "a link here has no label: give it one in the app, or write {type: link}"),
    ("{image: Photo}", nil),
  ])
  func `a text that no control has is told of a control without a label`(
    yaml: String,
    advice: String?
  ) throws {
    let file = SourceFile(path: "expectation", text: yaml)
    let expectation = try #require(ScenarioDecoder.decodeExpectation(file))
    let judge = Judge(screen: Self.screen, calls: nil, scope: Scope())
    #expect(try judge.explain(expectation).advice == advice)
  }

  private static var screen: ScreenSnapshot {
    let frame = Rect(0, 0, 44, 44)
    var screen = ScreenSnapshot()
    screen.append(ElementSnapshot(.button, label: "Save", frame: frame, traits: .interactive))
    screen.append(ElementSnapshot(.button, frame: frame, traits: .interactive))
    screen.append(ElementSnapshot(.link, frame: frame, traits: .interactive))
    screen.append(ElementSnapshot(.image, frame: frame))
    return screen
  }
}
