import Foundation
import ScenarioTestSupport
import Testing

/// Scenarios in Firefox, which needs no driver.
@Suite(
  .opens(.firefox),
  .serialized
)
struct FirefoxTests {
  /// Half a minute of them; `.ci/browsers` runs all.
  private static let scenarios = [
    "sign-in/a-password-can-be-shown.yaml", "sign-in/signing-in-leaves-the-form.yaml",
    "todo/a-new-todo-joins-the-list.yaml", "todo-lists/a-long-press-toggles-an-item.yaml",
    "trivia/questions-of-your-own.yaml",
  ]

  @Test func `scenarios have the same verdict on the model and in Firefox`() async throws {
    let run = try await WebTwins.serve { folder in
      let paths = Self.scenarios.map { "Scenarios/\($0)" }.joined(separator: " ")
      return try await rehearse("run --on model,firefox --junit report.xml \(paths)", in: folder)
    }
    #expect(run.output.contains("5 scenarios: 5 passed"), "\(run.output)")
    #expect(run.status == 0)
    let report = try #require(run.files["report.xml"])
    #expect(report.contains("<property name=\"place\" value=\"model, firefox\"/>"))
    #expect(report.contains("<property name=\"browser\" value=\"firefox\"/>"))
  }

  @Test func `a page that can't be opened is an error with the reason`() async throws {
    let run = try await rehearse(
      "run --on firefox a.yaml",
      files: [
        "rehearse.yaml": "apps: {shop: {web: \"http://127.0.0.1:65123/\"}}",
        "a.yaml": "name: It opens\napp: shop\nsteps:\n  - assert: Welcome\n",
      ]
    )
    #expect(
      run.output.contains("http://127.0.0.1:65123/ could not be opened: connection refused"),
      "\(run.output)"
    )
    #expect(run.status == 2)
  }

  @Test func `a request for which the server wants a password is answered with 401`() async throws {
    let port = Int.random(in: 20_000..<30_000)
    let run = try await rehearse(
      "run --on firefox a.yaml",
      files: [
        "rehearse.yaml": """
        apps:
          shop:
            web: http://127.0.0.1:\(port)/
            server: {command: [python3, server.py, "\(port)"], ready: "http://127.0.0.1:\(port)/"}

        """,
        "server.py": "\(Self.server)",
        "a.yaml": "name: It ends\napp: shop\ntimeout: 2s\nsteps:\n  - waitFor: Refused with 401\n",
      ]
    )
    #expect(run.output.contains("1 scenario: 1 passed"), "\(run.output)")
  }

  /// A server whose page asks for something that needs a password.
  private static let server = """
    import http.server, sys
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            is_page = self.path == '/'
            text = page if is_page else b''
            self.send_response(200 if is_page else 401)
            if not is_page: self.send_header('WWW-Authenticate', 'Basic realm="orders"')
            self.send_header('Content-Type', 'text/html')
            self.send_header('Content-Length', str(len(text)))
            self.end_headers()
            self.wfile.write(text)
    page = b\"\"\"<!doctype html><p>Asking</p><script>
    fetch('/orders').then(() => {
      const request = new XMLHttpRequest();
      request.open('GET', '/orders');
      request.onload = () => show(request);
      request.send();
    });
    const show = answer => { document.querySelector('p').textContent = `Refused with ${answer.status}` };
    </script>\"\"\"
    http.server.HTTPServer(('127.0.0.1', int(sys.argv[1])), Handler).serve_forever()

    """

  @Test(arguments: ["KILL", "INT"])
  func `nothing is left of a run that is ended from outside`(signal: String) async throws {
    let left = try await WebTwins.leftovers(of: "firefox", endedBy: signal)
    #expect(left == "0 processes, folders: \n")
  }
}
