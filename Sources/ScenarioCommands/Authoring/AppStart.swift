import AppModelKit
import ScenarioFormatting
import ScenarioRuntime

/// What an app shows right after its launch, in the words of a first scenario.
struct AppStart {
  /// The name of the screen on top, if there is one.
  private let screen: String?

  /// The first element that can be named without counting, those that react to gestures and those that say
  /// something first.
  private let element: SelectorText?

  init(_ inspection: Inspection) {
    screen = inspection.screen.screen
    let selectors = SelectorFinder(inspection).selectors
    let elements = inspection.screen.elements
    let named = elements.indices.filter { !selectors[$0].countsElements }
    let best =
      named.first { elements[$0].traits.contains(.interactive) }
      ?? named.first { !elements[$0].label.isEmpty } ?? named.first
    element = best.map { selectors[$0] }
  }

  /// The steps of a scenario that waits for what the vocabulary names.
  var steps: String {
    let lines =
      [
        screen.map { _ in "  - waitFor: {check: appHasStarted}" },
        element.map { _ in "  - assert: {named: firstElement}" },
      ].compactMap(\.self)
    return (lines.isEmpty ? ["  - hierarchy"] : lines).joined(separator: "\n") + "\n"
  }

  /// A vocabulary with a word for each.
  var vocabulary: String {
    ([Self.heading] + [elements, checks].compactMap(\.self)).joined(separator: "\n")
  }

  private static let heading = """
    # yaml-language-server: $schema=../../Schemas/scenario.schema.json

    # What scenarios call things, and where these are on the screens. When the app changes, this
    # file changes, and the scenarios stay.
    vocabulary: The words of the app

    """

  private var elements: String? {
    element.map { "elements:\n  firstElement: \($0.text)\n" }
  }

  private var checks: String? {
    screen.map { name in
      """
      checks:
        appHasStarted:
          description: The first screen is on top, and nothing slides in any more.
          screen: \(ScalarText.writing(name, in: .block))

      """
    }
  }
}
