import Foundation
import Testing

/// The report as a web page, seen in a browser.
@Suite(.enabled(if: Browser.isInstalled, "no Chromium is installed"))
struct WebPageTests {
  @Test func `the page fits every width, and answers to its address and to keys`() async throws {
    let found = try await probe(.light)
    #expect(
      found == """
        375 pixels take 375
        1280 pixels take 1280
        all: It is done at once, c.yaml, It loads, It waits for better times
        sort=file: It loads, It is done at once, c.yaml, It waits for better times, says nothing
        status=failed: It is done at once, says 1 of 4 shown
        search=LOADS+trivia: It loads, says 1 of 4 shown
        status=passed&search=once: , says 0 of 4 shown
        the linked case is open: true
        after /: search
        after typing: It is done at once, #search=at+once
        after Escape: 4 shown, no hash
        after a choice: It loads, #status=passed
        paper: rgb(250, 249, 246)

        """
    )
  }

  @Test func `dark colours are for those who want them`() async throws {
    let lines = try await probe(.dark).split(separator: "\n")
    #expect(lines.last == "paper: rgb(23, 22, 20)")
  }

  /// What a page finds out that holds the report in frames.
  private func probe(_ colours: Browser.Colours) async throws -> String {
    let run = try await shell(
      """
      "$REHEARSE" run a.yaml b.yaml s.yaml c.yaml --report html=page.html --reproducible >/dev/null
      \(Browser.command(showing: "probe.html", colours: colours))
      """,
      files: [
        "a.yaml": .passing, "b.yaml": .failing, "s.yaml": .skipped, "c.yaml": .broken,
        "probe.html": .probe,
      ]
    )
    let complaints = run.errors.split(separator: "\n").filter { $0.contains("CONSOLE") }
    #expect(complaints == [])
    let found = run.output.firstMatch(of: #/<pre id="found">([^<]*)/#)
    return String(try #require(found).output.1).replacing("&amp;", with: "&")
  }
}

extension FileContent {
  /// A page that looks at `page.html` in frames, and writes down what it finds.
  fileprivate static let probe: FileContent = """
    <!DOCTYPE html>
    <iframe src="page.html" width="375" height="800"></iframe>
    <iframe src="page.html" width="1280" height="800"></iframe>
    <iframe src="page.html#sort=file"></iframe>
    <iframe src="page.html#status=failed"></iframe>
    <iframe src="page.html#search=LOADS+trivia"></iframe>
    <iframe src="page.html#status=passed&amp;search=once"></iframe>
    <iframe src="page.html#case-a-yaml-it-loads-c2b1aa15"></iframe>
    <pre id="found"></pre>
    <script>
    const lines = [];
    const say = (line) => lines.push(line + "\\n");
    const pages = () => Array.from(frames).map((frame) => frame.document);
    const shown = (page) => Array.from(page.querySelectorAll(".case"))
      .filter((item) => item.checkVisibility())
      .map((item) => item.querySelector(".name").textContent);
    const press = (page, key) => {
      const target = page.activeElement || page.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    };

    function look(page) {
      const said = page.getElementById("found").textContent || "nothing";
      const state = page.location.hash.slice(1);
      say(`${state}: ${shown(page).join(", ")}, says ${said}`);
    }

    function use(page) {
      const search = page.getElementById("search");
      press(page, "/");
      say(`after /: ${page.activeElement.id}`);
      search.value = "at once";
      search.dispatchEvent(new Event("input"));
      say(`after typing: ${shown(page).join(", ")}, ${page.location.hash}`);
      press(page, "Escape");
      say(`after Escape: ${shown(page).length} shown, ${page.location.hash || "no hash"}`);
      page.getElementById("show-passed").click();
      say(`after a choice: ${shown(page).join(", ")}, ${page.location.hash}`);
    }

    window.onload = () => {
      const [narrow, wide, byFile, failed, loads, none, first] = pages();
      for (const page of [narrow, wide]) {
        for (const item of page.querySelectorAll("details")) item.open = true;
        say(`${page.defaultView.innerWidth} pixels take ${page.documentElement.scrollWidth}`);
      }
      say(`all: ${shown(wide).join(", ")}`);
      for (const page of [byFile, failed, loads, none]) look(page);
      say(`the linked case is open: ${first.getElementById("case-a-yaml-it-loads-c2b1aa15").open}`);
      use(narrow);
      say(`paper: ${getComputedStyle.call(wide.defaultView, wide.body).backgroundColor}`);
      document.getElementById("found").textContent = lines.join("");
    };
    </script>

    """
}

/// What the page may load and run.
struct WebPagePolicyTests {
  @Test(arguments: [("style", "style-src"), ("script", "script-src")])
  func `the page's policy allows nothing but its own`(
    element: String,
    directive: String
  )
    async throws
  {
    for options in ["", "--screens all"] {
      let run = try await rehearse(
        "run a.yaml --report html=page.html \(options)",
        files: ["a.yaml": .passing]
      )
      let page = try #require(run.files["page.html"])
      let content = try Regex("<\(element)>((?s).*?)</\(element)>")
      var allowed = ""
      for text in page.matches(of: content).compactMap({ $0[1].substring }) {
        let hash = try await shell("sha256sum content", files: ["content": "\(String(text))"])
        let base64 = Data(hexadecimal: hash.output.prefix { $0 != " " }).base64EncodedString()
        allowed += " 'sha256-\(base64)'"
      }
      let policy = page.firstMatch(of: try Regex("\(directive)([^;]*);"))?[1].substring
      #expect(policy == allowed[...], "\(options)")
    }
  }
}

extension Data {
  fileprivate init(hexadecimal digits: Substring) {
    let values = digits.compactMap(\.hexDigitValue)
    self.init(
      stride(from: 0, to: values.count - 1, by: 2).map { index in
        UInt8(values[index] << 4 | values[index + 1])
      }
    )
  }
}
