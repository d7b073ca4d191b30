import Foundation
import ScenarioTestSupport
import Testing

/// Scenarios against web pages whose clock is the scenario's, which a machine can't be too slow for.
@Suite(.serialized)
struct VirtualTimeTests {
  /// What holds only at exact times, and what would take long.
  private static let scenarios = [
    "sign-in/the-form-goes-away-in-half-a-second.yaml",
    "todo-lists/a-short-press-does-nothing.yaml",
    "trivia/a-slow-network-only-delays.yaml", "trivia/the-placeholder-trap.yaml",
    "todo/a-new-todo-joins-the-list.yaml", "todo-lists/due-dates-follow-the-clock.yaml",
  ]

  @Test(.opens(.chromium))
  func `what holds for half a second on the model does so in Chromium`() async throws {
    try await run(on: "chromium")
  }

  @Test(.opens(.firefox))
  func `what holds for half a second on the model does so in Firefox`() async throws {
    try await run(on: "firefox")
  }

  private func run(on browser: String) async throws {
    let run = try await WebTwins.serve(onVirtualTime: true) { folder in
      let paths = Self.scenarios.map { "Scenarios/\($0)" }.joined(separator: " ")
      return try await rehearse("run --on model,\(browser) \(paths)", in: folder)
    }
    #expect(run.output.contains("6 scenarios: 6 passed"), "\(run.output)")
    #expect(!run.errors.contains("nominal-timing"), "\(run.errors)")
    #expect(run.status == 0)
  }

  @Test(.opens(.chromium))
  func `times of the page are those that the scenario says`() async throws {
    let run = try await serve(Self.clockPage, scenario: Self.clockScenario)
    #expect(run.output.contains("1 scenario: 1 passed"), "\(run.output)")
  }

  @Test(.opens(.chromium))
  func `a page can't put another clock in place of its own`() async throws {
    let page = Self.clockPage.replacing(
      "<script>",
      with: "<script>__rehearseClock.step = () => -1e300;"
    )
    let run = try await serve(page, scenario: Self.clockScenario)
    #expect(run.output.contains("1 scenario: 1 passed"), "\(run.output)")
  }

  private static let clockPage = """
    <!doctype html>
    <title>Clock</title>
    <style>@keyframes fade { from { margin-left: 0 } to { margin-left: 50px } }</style>
    <p id="time">begun</p>
    <p id="date"></p>
    <p id="count">0</p>
    <button onclick="begin()">Begin</button>
    <script>
    const show = (id, text) => { document.getElementById(id).textContent = text };
    const begin = () => {
      const start = performance.now();
      setTimeout(() => show('time', `after ${performance.now() - start} ms`), 3600000);
      let count = 0;
      const ticking = setInterval(() => { show('count', ++count); if (count === 5) clearInterval(ticking) }, 1000);
      const box = document.getElementById('date');
      box.style.animation = 'fade 2s linear 1s';
      box.onanimationend = () => show('date', new Date().toISOString());
    };
    </script>

    """

  private static let clockScenario = """
    name: An hour passes
    app: clock
    timeLimit: 3h
    launch: {now: 2026-01-02T03:04:05Z}
    steps:
      - tap: Begin
      - waitFor: {element: {id: date}, label: "2026-01-02T03:04:08.100Z"}
      - assert: {element: {id: count}, label: "3"}
      - pause: 2h
      - assert: {element: {id: time}, label: after 3600000 ms}
      - assert: {element: {id: count}, label: "5"}

    """

  @Test(.opens(.chromium))
  func `a page that works until some time is over gives the browser its turn`() async throws {
    let run = try await serve(Self.workingPage, scenario: Self.workingScenario)
    #expect(run.output.contains("1 scenario: 1 passed"), "\(run.output)")
  }

  private static let workingPage = """
    <!doctype html>
    <title>Work</title>
    <p id="state">begun</p>
    <button onclick="begin()">Begin</button>
    <script>
    const channel = new MessageChannel();
    let isDrawn = false;
    const work = () => {
      const start = performance.now();
      while (!isDrawn) if (performance.now() - start > 5) return channel.port2.postMessage(0);
      document.getElementById('state').textContent = 'drawn';
    };
    channel.port1.onmessage = work;
    const begin = () => { requestAnimationFrame(() => { isDrawn = true }); work() };
    </script>

    """

  private static let workingScenario = """
    name: The page works until the next frame
    app: clock
    steps:
      - tap: Begin
      - waitFor: {id: state, label: drawn}

    """

  @Test(
    .opens(.chromium),
    arguments: [
      ("await null", "timed out after 2.000s: no element matches 'over'"),
      ("await fetch('a.yaml')", "failed: the page's timers never come to an end"),
    ]
  )
  func `a wait ends although timers without a length start each other`(
    pause: String,
    problem: String
  ) async throws {
    let page = """
      <!doctype html>
      <title>Loop</title>
      <script>
      const loop = async () => { \(pause); setTimeout(loop, 0) };
      setTimeout(loop, 1000);
      </script>
      """
    let scenario = """
      name: The loop ends
      app: clock
      steps:
        - waitFor: {element: over, timeout: 2s}
      """
    let run = try await serve(page, scenario: scenario)
    #expect(run.output.contains(problem), "\(run.output)")
  }

  /// Runs a scenario on one page, on virtual time.
  private func serve(_ page: String, scenario: String) async throws -> Outcome {
    let port = Int.random(in: 20_000..<30_000)
    return try await rehearse(
      "run --on chromium a.yaml",
      files: [
        "page.html": "\(page)",
        "a.yaml": "\(scenario)",
        "rehearse.yaml": """
        apps:
          clock:
            web: http://127.0.0.1:\(port)/page.html
            clock: virtual
            server:
              command: [python3, -m, http.server, "\(port)", --bind, 127.0.0.1]
              ready: http://127.0.0.1:\(port)/page.html

        """,
      ]
    )
  }
}
