import Foundation

/// The web pages in `Tests/WebTwins`, which do what the app models do.
enum WebTwins {
  /// Does something in a copy of the scenarios whose apps are the pages as well.
  ///
  /// With virtual time the pages have a clock of their own.
  static func serve(
    onVirtualTime isVirtual: Bool = false,
    _ body: (URL) async throws -> Outcome
  ) async throws -> Outcome {
    try await Workspace.withCopies(of: ["Scenarios", "Tests/WebTwins"]) { folder in
      let pages = folder.appending(path: "Tests/WebTwins")
      try FileManager.default.copyItem(
        at: folder.appending(path: "Scenarios/trivia/data"),
        to: pages.appending(path: "data")
      )
      try folder.write(
        configuration(
          port: Int.random(in: 20_000..<30_000),
          clock: isVirtual ? "virtual" : "real"
        ),
        to: "rehearse.yaml"
      )
      return try await body(folder)
    }
  }

  /// What is left a moment after a run in a browser was ended by a signal, as one line.
  static func leftovers(of browser: String, endedBy signal: String) async throws -> String {
    let run = try await serve { folder in
      try folder.write(waiting, to: "waiting.yaml")
      return try await shell(
        """
        mkdir -p temporary; export TMPDIR="$PWD/temporary"
        "$REHEARSE" run --on \(browser) waiting.yaml >run.txt 2>&1 & tool=$!
        while ! ls temporary/*/profile temporary/*/user.js 2>/dev/null | grep -q .; do sleep 0.1; done
        sleep 3; kill -\(signal) $tool; wait $tool
        for try in 1 2 3 4 5 6 7 8 9 10; do
          left=$(grep -l -a "$PWD/temporar[y]" /proc/[0-9]*/cmdline 2>/dev/null | wc -l)
          [ "$left" = 0 ] && [ -z "$(ls temporary)" ] && break
          sleep 0.5
        done
        echo "$left processes, folders: $(ls temporary)"
        """,
        in: folder
      )
    }
    return run.output
  }

  private static let waiting = """
    name: It waits
    app: todo
    steps:
      - pause: 55s
    """

  private static func configuration(port: Int, clock: String) -> String {
    let pages = "http://127.0.0.1:\(port)"
    let apps = ["todo", "todo-lists", "trivia"].map { app in
      "  \(app): {web: \"\(pages)/\(app).html\", clock: \(clock), server: *server}\n"
    }
    return """
      apps:
        sign-in:
          web: \(pages)/sign-in.html
          clock: \(clock)
          server: &server
            command: [python3, -m, http.server, "\(port)", --bind, 127.0.0.1, --directory, Tests/WebTwins]
            ready: \(pages)/twin.js
      \(apps.joined())
      """
  }
}

extension URL {
  /// Writes a file in the folder.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: appending(path: path))
  }
}
