// swift-tools-version: 6.2
import PackageDescription

// Built by Fuzzing/run, which turns the sanitizers on and makes this package and the tool's one, as
// what is fuzzed is not public.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "rehearse", path: "..")],
  targets: [
    .target(name: "CLibFuzzer"),
    .target(
      name: "ScenarioTestSupport",
      dependencies: [.product(name: "ScenarioCommands", package: "rehearse")]
    ),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "CLibFuzzer", "ScenarioTestSupport",
        .product(name: "BuiltInApps", package: "rehearse"),
        .product(name: "ScenarioCommands", package: "rehearse"),
      ]
    ),
    .executableTarget(name: "FuzzNodes", dependencies: ["FuzzTargets"]),
    .executableTarget(name: "FuzzPlans", dependencies: ["FuzzTargets"]),
    .executableTarget(name: "FuzzRuns", dependencies: ["FuzzTargets"]),
  ],
  swiftLanguageModes: [.v6]
)
