// swift-tools-version: 6.2
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
  .treatWarning("ExplicitSendable", as: .error),
]

let staticRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

let hasCXXArchive = ["/usr/lib/gcc", "/usr/lib64/gcc"].contains { folder in
  FileManager.default.enumerator(atPath: folder)?.contains { path in
    (path as? String)?.hasSuffix("/libstdc++.a") == true
  } == true
}

// The C++ library of Swift's runtime costs a fifth of the start, and is missing on many machines.
// Where a distribution keeps its archive apart, the tool loads it after all.
let cxxArchive: [LinkerSetting] =
  hasCXXArchive
  ? [
    .unsafeFlags(["-L\(Context.packageDirectory)/Sources/rehearse/Archives"], staticRelease),
    .unsafeFlags(["-Xclang-linker", "-static-libgcc"], staticRelease),
  ] : []

let package = Package(
  name: "rehearse",
  products: [
    .executable(name: "rehearse", targets: ["rehearse"]),
    .library(name: "AppModelKit", targets: ["AppModelKit"]),
    .library(name: "BuiltInApps", targets: ["BuiltInApps"]),
    .library(name: "ScenarioCommands", targets: ["ScenarioCommands"]),
    .library(name: "ScenarioTesting", targets: ["ScenarioTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"]), .yum(["libyaml-devel"])]
    ),
    .systemLibrary(name: "CGlibc"),
    .target(name: "Suggestions"),
    .target(name: "Patterns"),
    .target(name: "ScenarioDiagnostics"),
    .target(
      name: "ScenarioYAML",
      dependencies: ["CLibYAML", "ScenarioDiagnostics", "Suggestions"],
      swiftSettings: [.strictMemorySafety()]
    ),
    .target(name: "AppModelKit", dependencies: ["Suggestions"]),
    .target(name: "BuiltInApps", dependencies: ["AppModelKit"]),
    .target(
      name: "ScenarioModel",
      dependencies: ["AppModelKit", "Patterns", "ScenarioDiagnostics"]
    ),
    .target(
      name: "ScenarioDecoding",
      dependencies: [
        "AppModelKit", "Patterns", "ScenarioDiagnostics", "ScenarioModel", "ScenarioYAML",
        "Suggestions",
      ]
    ),
    .target(
      name: "ScenarioFormatting",
      dependencies: ["AppModelKit", "ScenarioDiagnostics", "ScenarioYAML"]
    ),
    .target(name: "ScenarioEvents", dependencies: ["AppModelKit", "ScenarioDiagnostics"]),
    .target(
      name: "ScenarioRuntime",
      dependencies: [
        "AppModelKit", "CGlibc", "Patterns", "ScenarioDiagnostics", "ScenarioEvents",
        "ScenarioModel", "Suggestions",
      ]
    ),
    .target(
      name: "ScenarioReports",
      dependencies: ["AppModelKit", "ScenarioDiagnostics", "ScenarioEvents"],
      resources: [
        .embedInCode("JSONLines/events.schema.json"), .embedInCode("HTML/report.css"),
        .embedInCode("HTML/report.js"),
      ]
    ),
    .target(
      name: "ScenarioCommands",
      dependencies: [
        "AppModelKit", "CGlibc", "Patterns", "ScenarioDecoding", "ScenarioDiagnostics",
        "ScenarioEvents", "ScenarioFormatting", "ScenarioModel", "ScenarioReports",
        "ScenarioRuntime", "ScenarioYAML",
        "Suggestions",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.embedInCode("Output/output.schema.json")]
    ),
    .target(
      name: "ScenarioTesting",
      dependencies: [
        "AppModelKit", "ScenarioCommands", "ScenarioDiagnostics", "ScenarioEvents",
        "ScenarioReports",
        "ScenarioRuntime",
      ]
    ),
    .target(
      name: "WebDriverClient",
      dependencies: [
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]
    ),
    .target(
      name: "BrowserSessions",
      dependencies: [
        "AppModelKit", "CGlibc", "ScenarioDiagnostics", "ScenarioEvents", "ScenarioModel",
        "ScenarioRuntime", "WebDriverClient",
      ],
      resources: [
        .embedInCode("Page/driving.js"), .embedInCode("Page/elements.js"),
        .embedInCode("Page/names.js"), .embedInCode("Page/roles.js"),
      ]
    ),
    .executableTarget(
      name: "rehearse",
      dependencies: ["BrowserSessions", "BuiltInApps", "ScenarioCommands"],
      exclude: ["Archives"],
      linkerSettings: [
        // A tool that holds its libraries starts in half the time. Nobody depends on this target.
        .unsafeFlags(["-static-stdlib"], staticRelease),
        .linkedLibrary("_FoundationCShims", staticRelease),
        .linkedLibrary("_FoundationCollections", staticRelease),
        // A file that is written through memory lies in small pieces in the page cache for as long
        // as it stays there, and starts half a millisecond later.
        .unsafeFlags(["-Xlinker", "--no-mmap-output-file"], staticRelease),
      ] + cxxArchive
    ),
    .systemLibrary(name: "CPerfEvents", path: "Benchmarks/CPerfEvents"),
    .executableTarget(
      name: "rehearse-benchmarks",
      dependencies: [
        "AppModelKit", "BuiltInApps", "CLibYAML", "CPerfEvents", "ScenarioCommands",
        "ScenarioDecoding", "ScenarioDiagnostics", "ScenarioEvents", "ScenarioModel",
        "ScenarioReports", "ScenarioRuntime", "ScenarioYAML",
      ],
      path: "Benchmarks",
      exclude: ["Budget", "CPerfEvents"]
    ),
    .target(
      name: "ScenarioTestSupport",
      dependencies: [
        "AppModelKit", "ScenarioDecoding", "ScenarioDiagnostics", "ScenarioEvents",
        "ScenarioModel", "ScenarioRuntime",
      ],
      path: "Tests/ScenarioTestSupport"
    ),
    .testTarget(
      name: "AppModelKitTests",
      dependencies: ["AppModelKit", "ScenarioTestSupport"]
    ),
    .testTarget(
      name: "BuiltInAppsTests",
      dependencies: ["AppModelKit", "BuiltInApps", "ScenarioTestSupport"]
    ),
    .testTarget(
      name: "PatternsTests",
      dependencies: [
        "Patterns", "ScenarioTestSupport",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]
    ),
    .testTarget(name: "SuggestionsTests", dependencies: ["Suggestions"]),
    .testTarget(name: "ScenarioDiagnosticsTests", dependencies: ["ScenarioDiagnostics"]),
    .testTarget(
      name: "ScenarioYAMLTests",
      dependencies: ["ScenarioDiagnostics", "ScenarioTestSupport", "ScenarioYAML"],
      exclude: ["OfficialSuite/cases.json", "OfficialSuite/LICENSE"]
    ),
    .testTarget(name: "ScenarioModelTests", dependencies: ["ScenarioModel"]),
    .testTarget(
      name: "ScenarioDecodingTests",
      dependencies: [
        "AppModelKit", "ScenarioDecoding", "ScenarioDiagnostics", "ScenarioModel",
        "ScenarioTestSupport", "ScenarioYAML",
      ]
    ),
    .testTarget(
      name: "ScenarioFormattingTests",
      dependencies: [
        "ScenarioDiagnostics", "ScenarioFormatting", "ScenarioTestSupport", "ScenarioYAML",
      ]
    ),
    .testTarget(
      name: "ScenarioReportsTests",
      dependencies: [
        "AppModelKit", "ScenarioDiagnostics", "ScenarioEvents", "ScenarioReports",
        "ScenarioTestSupport",
      ]
    ),
    .testTarget(
      name: "ScenarioRuntimeTests",
      dependencies: [
        "AppModelKit", "BuiltInApps", "Patterns", "ScenarioDecoding", "ScenarioDiagnostics",
        "ScenarioEvents", "ScenarioModel", "ScenarioRuntime", "ScenarioTestSupport",
      ]
    ),
    .testTarget(
      name: "ScenarioCommandsTests",
      dependencies: [
        "AppModelKit", "BuiltInApps", "ScenarioCommands", "ScenarioDecoding", "ScenarioDiagnostics",
        "ScenarioEvents", "ScenarioFormatting", "ScenarioReports", "ScenarioRuntime",
        "ScenarioTestSupport",
      ]
    ),
    .testTarget(
      name: "ScenarioTestingTests",
      dependencies: ["ScenarioTesting", "ScenarioTestSupport"]
    ),
    .executableTarget(
      name: "trapping-tool",
      dependencies: ["AppModelKit", "ScenarioCommands"],
      path: "Tests/TrappingTool"
    ),
    .testTarget(
      name: "RehearseTests",
      dependencies: [
        "rehearse", "ScenarioTestSupport", "trapping-tool",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      exclude: ["Fixtures"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Only `Fuzzing/run` asks for this: it needs a build of its own, with libFuzzer and its `main`.
if Context.environment["REHEARSE_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "rehearse-fuzz",
      dependencies: [
        "BuiltInApps", "Patterns", "ScenarioCommands", "ScenarioDiagnostics", "ScenarioEvents",
        "ScenarioFormatting", "ScenarioReports", "ScenarioRuntime", "ScenarioTestSupport",
        "ScenarioYAML",
      ],
      path: "Fuzzing/Targets"
    )
  )
}

for target in package.targets where target.type != .system {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
