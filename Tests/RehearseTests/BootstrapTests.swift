import ScenarioTestSupport
import Testing

/// `Scripts/bootstrap` with stand-ins for everything that it could call.
struct BootstrapTests {
  @Test func `nothing happens where nothing is missing`() async throws {
    let outcome = try await bootstrap(with: ["pkg-config": "exit 0", "apt-get": "echo $0 $*"])
    #expect(outcome == Outcome(status: 0, output: "", errors: ""))
  }

  @Test(arguments: [
    ("apt-get", ["update -qq", "install -qq -y --no-install-recommends libyaml-dev pkg-config"]),
    ("dnf", ["install -q -y libyaml-devel pkgconf-pkg-config"]),
    ("apk", ["add --quiet yaml-dev pkgconf"]),
    ("brew", ["install --quiet libyaml pkgconf"]),
  ])
  func `the package manager that is there installs both`(
    name: String,
    calls: [String]
  ) async throws {
    let outcome = try await bootstrap(with: [
      "id": "echo 0", "env": #"shift; exec "$@""#,
      name: #"echo "\#(name) $*"; : >installed"#,
      "pkg-config": "test -e installed",
    ])
    let lines = ["bootstrap: installing libyaml and pkg-config"] + calls.map { "\(name) \($0)" }
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors.split(separator: "\n").map(String.init) == lines)
  }

  @Test func `sudo is asked for where the user is not root`() async throws {
    let outcome = try await bootstrap(with: [
      "id": "echo 1000", "sudo": #"echo "sudo $*"; : >installed"#, "apk": "exit 1",
      "pkg-config": "test -e installed",
    ])
    #expect(
      outcome.errors == """
        bootstrap: installing libyaml and pkg-config
        sudo apk add --quiet yaml-dev pkgconf

        """
    )
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    (
      ["pkg-config": "exit 1"],
      """
      bootstrap: install libyaml 0.2 with its header, and pkg-config; no apt-get, dnf, apk or brew \
      is here
      """
    ),
    (
      ["pkg-config": "exit 1", "id": "echo 1000", "apk": "exit 1"],
      "bootstrap: this needs root, and there is no sudo: apk add --quiet yaml-dev pkgconf"
    ),
    (
      ["pkg-config": "exit 1", "id": "echo 0", "apk": "exit 1"],
      "bootstrap: libyaml and pkg-config could not be installed"
    ),
    (
      ["pkg-config": "exit 1", "id": "echo 0", "apk": "exit 0"],
      "bootstrap: pkg-config still does not find yaml-0.1"
    ),
  ])
  func `what it can't do, it says`(commands: [String: String], reason: String) async throws {
    let outcome = try await bootstrap(with: commands)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "bootstrap: installing libyaml and pkg-config\n\(reason)\n")
  }

  /// Runs a copy of the script where only the given commands can be found.
  private func bootstrap(with commands: [String: String]) async throws -> Outcome {
    var files: [String: FileContent] = [
      "bootstrap": "\(try Repository.text(of: "Scripts/bootstrap"))"
    ]
    for (name, body) in commands { files["bin/\(name)"] = "#!/bin/sh\n\(body)\n" }
    var outcome = try await shell(
      #"chmod +x bootstrap bin/* && PATH="$PWD/bin" exec ./bootstrap"#,
      files: files
    )
    outcome.files = [:]
    return outcome
  }
}
