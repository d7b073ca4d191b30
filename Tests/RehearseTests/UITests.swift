import Foundation
import ScenarioTestSupport
import Testing

/// `rehearse ui`: what its page asks for, over a real socket, and the page in a real browser.
@Suite(.enabled(if: InstalledPrograms.have("python3"), "python3 is not installed"))
struct UITests {
  private static let files: [String: FileContent] = [
    "S/add.yaml": """
    name: The list can be added to
    app: todo
    tags: [smoke]
    steps:
      - tap: Add Todo
      - assert: {screen: Add}

    """,
    "S/race.yaml": """
    name: The list comes in time
    app: todo-lists
    steps:
      - tap: {staticText: Due Today}
      - pause: 600ms
      - assert: {elements: {type: table}, count: 1}

    """,
    "S/wrong.yaml": "name: The list is empty\napp: todo\nsteps:\n  - assert: Nothing\n",
  ]

  /// Runs a Python script with `tool`, the running tool, and `news()`, which waits until no run is
  /// under way and returns the rows that have changed.
  private func script(_ text: String) async throws -> Outcome {
    let folder = Repository.root.path
    let preamble = """
      import os, sys, time
      from importlib.machinery import SourceFileLoader
      sys.dont_write_bytecode = True
      os.environ["SWIFT_BACKTRACE"] = "enable=no"
      pages = SourceFileLoader("pages", "\(folder)/Scripts/photograph-pages").load_module()
      tool = pages.Tool("ui", "S", folder=".")
      known = -1

      def news():
          global known
          rows, asks = {}, 0
          while True:
              answer = tool.call("/api/cases" if known < 0 else f"/api/changes?after={known}")
              known = answer["revision"]
              rows.update({row["id"]: row for row in answer["cases"]})
              if not answer["running"] and all(row["state"] != "never-run" for row in rows.values()):
                  return [rows[id] for id in sorted(rows)]

      def show(rows):
          for row in rows:
              print(row["id"], row["state"], row["name"], row.get("remark", "-"), sep=" | ")

      """
    return try await shell("python3 - <<'END'\n\(preamble)\n\(text)\nEND\n", files: Self.files)
  }

  @Test(.timeLimit(.hang))
  func `scenarios are run at the start, and again as a person asks or saves a file`() async throws {
    let run = try await script(
      """
      show(news())
      print("again")
      tool.call("/api/run", {"ids": [1]})
      show(news())
      print("failed")
      tool.call("/api/run", {"ids": "failed"})
      show(news())
      print("saved")
      open("S/wrong.yaml", "w").write("name: The list is long\\napp: todo\\nsteps:\\n  - assert: Go to Gym\\n")
      show(news())
      print("invalid")
      open("S/wrong.yaml", "w").write("name: The list is long\\napp: todo\\nsteps:\\n  - asert: Go to Gym\\n")
      show(news())
      print(tool.call("/api/case?id=5")["diagnostics"], end="")
      print("status", tool.close())
      """
    )
    #expect(
      run.output == """
        1 | passed | The list can be added to | -
        2 | passed | The list comes in time | -
        3 | failed | The list is empty | no element matches 'Nothing'
        again
        1 | passed | The list can be added to | -
        failed
        3 | failed | The list is empty | no element matches 'Nothing'
        saved
        4 | passed | The list is long | -
        invalid
        5 | invalid | S/wrong.yaml | unknown command 'asert'
        S/wrong.yaml:4:5: error: unknown command 'asert' [unknown-command]
         4 |   - asert: Go to Gym
           |     ^~~~~ did you mean 'assert'?
        status 130

        """
    )
    #expect(run.errors == "")
  }

  @Test(.timeLimit(.hang))
  func `a case is shown step by step, and with other delays`() async throws {
    let run = try await script(
      """
      def summary(view):
          print(view["verdict"], view["command"])
          for step in view["steps"]:
              print(step["outcome"], step["command"], step["title"], step.get("before"), step.get("after"),
                    step.get("record"), step.get("recordAfter"), sep=" | ")
          print([(frame["time"], frame.get("name")) for frame in view["frames"]])
          print([(delay["name"], delay["meaning"], delay["occurrence"], delay["length"], delay["min"],
                  delay["max"]) for delay in view["delays"]])

      news()
      summary(tool.call("/api/case?id=1"))
      summary(tool.call("/api/try", {"id": 1, "delays": ["push=0ms"]}))
      found = tool.call("/api/find-failing", {"id": 2})
      print(found["runs"], found["delays"], found["found"]["command"], found["found"]["remark"])
      print(tool.call("/api/find-failing", {"id": 1}))
      print([row["state"] for row in tool.call("/api/cases")["cases"]])
      tool.close()
      """
    )
    #expect(
      run.output == """
        passed rehearse run S/add.yaml:1
        passed | launch | todo | None | 0 | None | None
        passed | tap | Add Todo | 0 | 1 | 5 | None
        passed | assert | screen: Add | 2 | 2 | 6 | 7
        [(0, 'Root'), (100, None), (450, 'Add')]
        [('push', 'a screen slides in', 1, 350, 0, 700)]
        passed rehearse run S/add.yaml:1 --delay push=0ms
        passed | launch | todo | None | 0 | None | None
        passed | tap | Add Todo | 0 | 1 | 5 | None
        passed | assert | screen: Add | 1 | 1 | 6 | 7
        [(0, 'Root'), (100, 'Add')]
        [('push', 'a screen slides in', 1, 0, 0, 700)]
        5 ['lingering table#1=1500ms'] rehearse run S/race.yaml:1 --delay 'lingering table#1=1500ms' 2 elements match table, not 1
        {'runs': 1005}
        ['passed', 'passed', 'failed']

        """
    )
    #expect(run.errors == "")
  }

  @Test(
    .opens(.chromium),
    .timeLimit(.hang),
    arguments: ["WIDE", "NARROW"],
    ["light", "dark"]
  )
  func `the page works by keyboard alone`(size: String, colours: String) async throws {
    let run = try await script(
      """
      browser = pages.Browser(pages.\(size), "\(colours)")
      text = lambda id: browser.run(f"return document.getElementById('{id}').innerText")
      try:
          browser.open(tool.address)
          browser.until("document.body.matches('.ready:not(.running)')")
          print(text("status"))
          browser.press("/")
          browser.press(*"#smoke")
          browser.until("document.querySelectorAll('.row').length === 1")
          browser.press("Down", "Down")
          browser.until("document.querySelector('#steps li')")
          print(text("name"))
          browser.press("Enter", "Up")
          print(browser.run("return document.activeElement.innerText"))
          print(text("instant"))
          print(browser.run(\"\"\"
              const unnamed = [...document.querySelectorAll("button, input, [role=slider]")]
                .filter((item) => item.checkVisibility() && !item.innerText && !item.ariaLabel && !item.labels?.length);
              return unnamed.map((item) => item.outerHTML);
          \"\"\"))
          print(browser.run("return document.documentElement.scrollWidth - innerWidth"))
          open("S/add.yaml", "a").write("  - assert: Absent\\n")
          browser.until("document.getElementById('stage').className === 'failed'")
          print(text("remark"))
          browser.press("Down")
          print(browser.run("return document.activeElement.innerText.split('\\\\n')[0]"))
          print(browser.complaints())
      finally:
          browser.close()
          print("status", tool.close())
      """
    )
    #expect(
      run.output == """
        3 scenarios, 1 failed
        ✓ The list can be added to
        2
        ✓
        tap Add Todo
        took 0.100 s
        passed
        change 2 of 3 · 0.100 s · between screens · step 2: tap Add Todo
        []
        0
        no element matches 'Absent'
        expected: an element that matches 'Absent'
        found: none of the 13 elements on the screen
        3
        []
        status 130

        """
    )
    #expect(run.errors == "")
  }

  @Test(.opens(.chromium), .timeLimit(.hang))
  func
    `the chosen scenario stays chosen while its file is wrong, and its failure is shown with its place`()
    async throws
  {
    let run = try await script(
      """
      browser = pages.Browser(pages.WIDE, "light")
      text = lambda id: browser.run(f"return document.getElementById('{id}').innerText")
      def save(steps):
          open("S/wrong.yaml", "w").write("name: The list is empty\\napp: todo\\nsteps:\\n" + steps)
      try:
          browser.open(tool.address)
          browser.until("document.body.matches('.ready:not(.running)')")
          browser.press("/", *"empty", "Down", "Down")
          browser.until("document.getElementById('stage').className === 'failed'")
          save("  - asert: Nothing\\n")
          browser.until("document.getElementById('stage').className === 'invalid'")
          print(text("name"), "|", text("diagnostics").splitlines()[0])
          save("  - tap: Add Todo\\n  - assert:\\n      element: Title\\n      value: Swim\\n")
          browser.until("document.getElementById('stage').className === 'failed'")
          print(text("name"))
          print(text("remark"))
          print(browser.run("return document.querySelector('.details .source code').innerText"))
          print(browser.run("return document.querySelectorAll('#after rect.fault').length"))
          browser.run("document.getElementById('tab-timing').click(); document.getElementById('find').click()")
          browser.until("document.getElementById('outcome').innerText.includes('usual')")
          print(text("outcome"))
          print(browser.complaints())
      finally:
          browser.close()
          print("status", tool.close())
      """
    )
    #expect(
      run.output == """
        ! S/wrong.yaml | S/wrong.yaml:4:5: error: unknown command 'asert' [unknown-command]
        ✗ The list is empty
        value of textField #Title is '', not 'Swim'
        expected: value: 'Swim'
        found: value: ''
          - assert:
              element: Title
              value: Swim
        1
        Fails with the usual delays too: value of textField #Title is '', not 'Swim'
        []
        status 130

        """
    )
    #expect(run.errors == "")
  }

  @Test func `a browser gets the address by a file that only its user can read`() async throws {
    let run = try await shell(
      """
      mkdir bin
      printf '#!/bin/sh\\nstat -c %%a "$1" >mode\\ncat "$1" >page.part\\nmv page.part page\\n' >bin/xdg-open
      chmod +x bin/xdg-open
      PATH=$PWD/bin:$PATH TMPDIR=$PWD "$REHEARSE" ui S --open >out &
      until [ -s page ]; do sleep 0.02; done
      kill -INT $!
      wait $!
      echo "status $?, mode $(cat mode)"
      sed 's/.*url=//; s/">$//' page >address
      sed 's/^ui: //; s/   Ctrl-C ends$//' out | cmp - address && echo "the same address"
      ls | grep rehearse-
      """,
      files: Self.files
    )
    #expect(run.output == "status 130, mode 600\nthe same address\n")
    #expect(run.errors == "")
  }

  @Test(arguments: ["nowhere.yaml", "S --tag nothing"])
  func `what can't be shown ends the command as it ends a run`(_ arguments: String) async throws {
    let ui = try await rehearse("ui \(arguments)", files: Self.files)
    let run = try await rehearse("run \(arguments) --reproducible", files: Self.files)
    #expect(ui.errors.prefix { $0 != "\n" } == run.errors.prefix { $0 != "\n" })
    #expect(ui.status == run.status)
  }
}
