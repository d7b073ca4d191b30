import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// The page of the recorder in a real browser, with a pointer and keys.
@Suite(
  .opens(.chromium),
  .serialized
)
struct RecordBrowserTests {
  @Test(arguments: [375, 1_280], DrivenBrowser.Colors.allCases)
  func `everything can be done by keyboard alone`(
    width: Int,
    colors: DrivenBrowser.Colors
  ) async throws {
    let outcome = try await record("todo-lists", width: width, colors) { page, _ in
      try page.pressTab(until: "e.ariaLabel === 'Due Today'")
      try page.press("\u{E007}")
      try page.wait(until: Self.steps(2))
      try page.pressTab(until: "e.ariaLabel === 'done: Do something'")
      try page.press("a\u{E007}")
      try page.wait(until: "document.querySelector('.actions')")
      try page.pressTab(until: "e.textContent === 'Long press'")
      try page.press("\u{E007}")
      try page.wait(until: Self.steps(3))
      try page.pressTab(until: "e.id === 'undo'")
      try page.press("z")
      try page.wait(until: Self.steps(2))
      try page.press("y")
      try page.wait(until: Self.steps(3))
      try page.press("?")
      try page.wait(until: "document.querySelector('dialog').open")
      try page.press("\u{E00C}")
      #expect(try page.unnamedControls == [])
      #expect(try page.overflow <= 0)
    }
    #expect(
      outcome.files["new.yaml"]?.hasSuffix("  - longPress: {staticText: \"done: Do something\"}\n")
        == true
    )
  }

  @Test func `letters go into the field that has the focus, whoever has put it there`() async throws
  {
    let outcome = try await record("sign-in", width: 1_280) { page, _ in
      try page.click(Self.element("User Name"))
      try page.press("admin")
      try page.wait(until: "document.querySelector('#list').innerText.includes('admin')")
      try page.press("\u{E004}")
      try page.wait(
        until: "document.querySelector('#keys').innerText.startsWith('Keys go into Password')"
      )
      try page.press("sabz?")
      try page.wait(until: Self.steps(2))
      try page.wait(until: "\(Self.element("Password")).ariaLabel.includes('•••••')")
      try page.click(Self.element("Sign In"))
      try page.wait(until: Self.steps(4))
      try page.wait(until: "document.querySelector('#keys').innerText.includes('click Assert')")
    }
    #expect(
      outcome.files["new.yaml"] == """
        name: New scenario
        app: sign-in
        variables: {password: "sabz?"}
        secrets: [password]
        steps:
          - type: {into: userName, text: admin}
          - type: {into: password, text: "${password}"}
          - tap: authenticate
          - waitFor: invalidCredentials

        """
    )
  }

  @Test
  func `A chooses by a click, also if keys were typed before, and a double click asserts once`()
    async throws
  {
    let outcome = try await record("todo", width: 1_280) { page, _ in
      try page.click(Self.element("Add"))
      try page.wait(until: Self.steps(1))
      try page.click(Self.element("text field"))
      try page.press("Swim\u{E007}")
      try page.wait(until: "document.querySelector('#list').innerText.includes('n\"')")
      try page.click(Self.element("Done"))
      try page.wait(until: Self.steps(3))
      try page.press("a")
      try page.wait(until: "document.body.matches('.asserting')")
      try page.click(Self.element("Swim"))
      try page.wait(until: "document.querySelector('.actions')")
      try page.click("document.querySelector('.offer-list button')", times: 2)
      try page.wait(until: Self.steps(4))
      try page.click("document.querySelector('#name')")
      try page.press("A new to-do is listed\u{E007}")
      try page.wait(until: "document.title.startsWith('A new to-do is listed')")
      try page.wait(until: "document.querySelector('#proof.proved')")
    }
    #expect(
      outcome.files["new.yaml"] == """
        name: A new to-do is listed
        app: todo
        steps:
          - tap: Add Todo
          - type: {into: Title, text: "Swim\\n"}
          - tap: Done
          - assert: {staticText: Swim}

        """
    )
  }

  @Test func `a click that begins while a scenario is proved and ends later is not lost`()
    async throws
  {
    _ = try await record("todo", width: 1_280) { page, _ in
      // The page gets the answer that says so a moment after the button is pressed.
      try page.value(
        of: """
          (() => {
            const { json } = Response.prototype;
            Response.prototype.json = async function () {
              const value = await json.call(this);
              if (this.url.includes("/api/changes")) await new Promise((go) => { window.go = go; });
              return value;
            };
          })()
          """
      )
      try page.click(Self.element("Add"))
      try page.wait(until: Self.steps(1))
      try page.wait(until: "window.go")
      try page.value(of: Self.afterPress("window.go()"))
      try page.click("document.querySelector('.offer-list button')", holding: 1_000)
      try page.wait(until: Self.steps(2))
    }
  }

  @Test func `an element that has gone before its click is done stands for no other one`()
    async throws
  {
    let outcome = try await record("todo", width: 1_280) { page, _ in
      let clicked = [Self.element("Add"), Self.element("Go to Gym")].joined(separator: ",")
      try page.value(of: "[\(clicked)].forEach(e => e.click())")
      try page.wait(until: Self.message("Not recorded: the element has gone meanwhile."))
    }
    #expect(outcome.files["new.yaml"]?.hasSuffix("steps:\n  - tap: Add Todo\n") == true)
  }

  @Test func `a click on a row that is just deleted is not a click on the next row`() async throws {
    let outcome = try await record("todo", width: 1_280) { page, _ in
      try page.click("document.querySelector('#step')")
      try page.press("swipe: {element: Go to Gym, direction: left}\u{E007}")
      try page.wait(until: Self.steps(1))
      let clicked = [Self.element("Delete"), Self.element("Go to Gym")].joined(separator: ",")
      try page.value(of: "[\(clicked)].forEach(e => e.click())")
      try page.wait(until: Self.message("Not recorded: the element has gone meanwhile."))
    }
    #expect(
      outcome.files["new.yaml"]?.hasSuffix(
        """
        steps:
          - swipe: {element: Go to Gym, direction: left}
          - tap: {button: Delete}

        """
      ) == true
    )
  }

  @Test func `a press that lasts while the screen changes is meant for the screen before`()
    async throws
  {
    let outcome = try await record("todo", width: 1_280) { page, _ in
      try page.value(of: Self.afterPress("\(Self.element("Add")).click()"))
      try page.click(Self.element("Go to Gym"), holding: 1_500)
      try page.wait(until: Self.message("Not recorded: the element has gone meanwhile."))
    }
    #expect(outcome.files["new.yaml"]?.hasSuffix("steps:\n  - tap: Add Todo\n") == true)
  }

  @Test func `the mouse wheel and a drag turn a picker's wheel by its values`() async throws {
    let outcome = try await record("todo", width: 1_280) { page, _ in
      try page.click(Self.element("Add"))
      try page.wait(until: Self.steps(1))
      try page.turnWheel(over: Self.element("March"), by: [100, 100])
      try page.wait(until: Self.element("May"))
      try page.turnWheel(over: Self.element("May"), by: [-100])
      try page.wait(until: Self.element("April"))
      try page.drag(Self.element("2016"), by: -48)
      try page.wait(until: Self.element("2018"))
    }
    #expect(
      outcome.files["new.yaml"]?.hasSuffix(
        """
          - tap: Add Todo
          - adjust: {element: {type: pickerWheel, index: 0}, to: April}
          - adjust: {element: {type: pickerWheel, index: 2}, to: 2018}

        """
      ) == true,
      "\(outcome.files)"
    )
  }

  @Test func `a message is in view, and goes with the next thing that is done`() async throws {
    _ = try await record("todo", width: 375) { page, _ in
      try page.click("document.querySelector('#step')")
      try page.press("tapp: Done\u{E007}")
      let message = "document.querySelector('#message')"
      try page.wait(
        until:
          "\(message).innerText === \"Not recorded: unknown command 'tapp'; did you mean 'tap'?\""
      )
      #expect(try page.value(of: "\(message).getBoundingClientRect().top < innerHeight") == true)
      try page.click("document.querySelector('#assert')")
      try page.wait(until: "\(message).innerText === ''")
    }
  }

  @Test func `a button that is held for half a second is a long press`() async throws {
    let outcome = try await record("todo-lists", width: 1_280) { page, _ in
      try page.click(Self.element("Unfinished"))
      try page.wait(until: Self.steps(2))
      try page.click(Self.element("Stuff and things"), holding: 700)
      try page.wait(until: Self.steps(3))
    }
    #expect(
      outcome.files["new.yaml"]?.hasSuffix("  - longPress: {staticText: Stuff and things}\n")
        == true
    )
  }

  @Test func `a written step, a step back and a deleted step are shown at once`() async throws {
    let outcome = try await record("todo", width: 1_280) { page, _ in
      try page.click(Self.element("Add"))
      try page.wait(until: Self.steps(1))
      try page.click("document.querySelector('#step')")
      try page.press("tap: Travel\u{E007}")
      try page.wait(until: Self.steps(2))
      try page.click("document.querySelector('[data-number=\"1\"] .chip')")
      try page.wait(until: "document.querySelector('.choices')")
      try page.press("\u{E00C}")
      try page.wait(until: "!document.querySelector('.choices')")
      try page.click("document.querySelector('[data-number=\"1\"] .what')")
      try page.wait(until: "document.querySelector('#place').checkVisibility()")
      try page.click("document.querySelector('#place button')")
      try page.wait(until: "!document.querySelector('#place').checkVisibility()")
      try page.click("document.querySelector('[data-number=\"2\"] [title=Delete]')")
      try page.wait(until: Self.steps(1))
    }
    #expect(outcome.files["new.yaml"]?.hasSuffix("steps:\n  - tap: Add Todo\n") == true)
  }

  @Test func `a file that is changed in an editor is left alone, and the page says so`()
    async throws
  {
    let outcome = try await record("todo", width: 1_280) { page, folder in
      try page.click(Self.element("Add"))
      try page.wait(until: Self.steps(1))
      try Data("# mine\n".utf8).write(to: folder.appending(path: "new.yaml"))
      try page.click(Self.element("Travel"))
      try page.wait(until: Self.steps(2))
      try page.wait(
        until: "document.querySelector('#file.wrong').innerText === "
          + "`'new.yaml' can't be written: another program has changed it`"
      )
    }
    #expect(outcome.files["new.yaml"] == "# mine\n")
    #expect(outcome.output.hasSuffix("  - tap: Add Todo\n  - tap: Travel\n"))
  }
}
