import Foundation
import ScenarioTestSupport
import Testing

/// What a reload of the page of `rehearse ui` keeps.
struct UIReloadTests {
  @Test(
    .enabled(if: InstalledPrograms.have("python3"), "python3 is not installed"),
    .opens(.chromium),
    .timeLimit(.hang)
  )
  func `a reload keeps the search, the filter and the chosen scenario`() async throws {
    let run = try await shell(
      """
      python3 - <<'END'
      import os, sys
      from importlib.machinery import SourceFileLoader
      sys.dont_write_bytecode = True
      folder = "\(Repository.root.path)/Scripts/photograph-pages"
      pages = SourceFileLoader("pages", folder).load_module()
      tool = pages.Tool("ui", "S", folder=".")
      browser = pages.Browser(pages.WIDE, "light")
      def show():
          browser.until("document.body.matches('.ready:not(.running)') && document.querySelector('#steps li')")
          print(browser.run(\"""
              const filter = document.querySelector("#filters :checked").parentNode.id;
              const texts = ["name", "facts"].map((id) => document.getElementById(id).innerText);
              return [document.getElementById("search").value, filter, ...texts].join(" | ");
          \"""))
      try:
          browser.open(tool.address)
          browser.until("document.body.matches('.ready:not(.running)')")
          browser.run("document.querySelector('#filter-failed input').click()")
          browser.press("/", *"Up", "Down", "Down")
          show()
          browser.run("window.isOld = true; location.reload()")
          browser.until("!window.isOld")
          show()
          print([tool.call(f"/api/case?id={id}")["command"] for id in [1, 2]])
          print(browser.complaints())
      finally:
          browser.close()
          tool.close()
      END
      """,
      files: [
        "S/Upper Case.yaml": "name: It is UP\napp: todo\nsteps:\n  - assert: Nothing\n",
        "S/lower.yaml": "name: It is down\napp: todo\nsteps:\n  - assert: Nothing\n",
      ]
    )
    let shown =
      "Up | filter-failed | ✗ It is UP | failed · S/Upper Case.yaml:1 · 0.000 s app time\n"
    let commands = #"["rehearse run 'S/Upper Case.yaml:1'", 'rehearse run S/lower.yaml:1']"#
    #expect(run.output == "\(shown)\(shown)\(commands)\n[]\n")
    #expect(run.errors == "")
  }
}
