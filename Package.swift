// swift-tools-version: 6.2
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
    .target(name: "WorkerThreads"),
    .target(name: "ProtocolValues"),
    .target(name: "XMLDocuments"),
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
        "AppModelKit", "Patterns", "ScenarioDiagnostics", "ScenarioEvents", "ScenarioModel",
        "Suggestions", "WorkerThreads",
      ]
    ),
    .target(
      name: "ScenarioRecording",
      dependencies: [
        "AppModelKit", "ScenarioDecoding", "ScenarioDiagnostics", "ScenarioEvents",
        "ScenarioFormatting", "ScenarioModel", "ScenarioRuntime", "ScenarioYAML",
      ]
    ),
    .target(
      name: "ScenarioImporting",
      dependencies: [
        "Patterns", "ScenarioDecoding", "ScenarioDiagnostics", "ScenarioFormatting",
        "ScenarioLoading", "ScenarioRuntime", "ScenarioYAML", "Suggestions",
      ]
    ),
    .target(
      name: "ScenarioLoading",
      dependencies: [
        "AppModelKit", "CGlibc", "ScenarioDecoding", "ScenarioDiagnostics", "ScenarioEvents",
        "ScenarioModel", "ScenarioRuntime", "ScenarioYAML", "Suggestions", "WorkerThreads",
      ]
    ),
    .target(
      name: "ScenarioReports",
      dependencies: ["AppModelKit", "ScenarioDiagnostics", "ScenarioEvents", "XMLDocuments"],
      resources: [
        .embedInCode("JSONLines/events.schema.json"), .embedInCode("HTML/report.css"),
        .embedInCode("HTML/report.js"), .embedInCode("HTML/extras.css"),
        .embedInCode("HTML/screen.css"),
        .embedInCode("HTML/film.js"),
      ]
    ),
    .target(
      name: "ScenarioCommands",
      dependencies: [
        "AppModelKit", "Patterns", "ProtocolValues", "ScenarioDecoding", "ScenarioDiagnostics",
        "ScenarioEvents", "ScenarioFormatting", "ScenarioImporting", "ScenarioLoading",
        "ScenarioModel", "ScenarioRecording", "ScenarioReports", "ScenarioRuntime",
        "ScenarioServing", "ScenarioYAML", "Suggestions", "WorkerThreads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.embedInCode("Output/output.schema.json")]
    ),
    .target(
      name: "ScenarioTesting",
      dependencies: [
        "AppModelKit", "ScenarioDiagnostics", "ScenarioEvents", "ScenarioLoading",
        "ScenarioModel", "ScenarioReports", "ScenarioRuntime",
      ]
    ),
    .target(
      name: "WebDriverClient",
      dependencies: [
        "ProtocolValues",
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]
    ),
    .target(
      name: "ScenarioServing",
      dependencies: [
        "ProtocolValues",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      resources: [.embedInCode("Page")]
    ),
    .target(
      name: "BrowserSessions",
      dependencies: [
        "AppModelKit", "CGlibc", "ProtocolValues", "ScenarioDiagnostics", "ScenarioEvents",
        "ScenarioModel", "ScenarioRuntime", "WebDriverClient", "WorkerThreads",
      ],
      resources: [
        .embedInCode("Page/areas.js"), .embedInCode("Page/clock.js"),
        .embedInCode("Page/dates.js"), .embedInCode("Page/driving.js"),
        .embedInCode("Page/hits.js"),
        .embedInCode("Page/input.js"), .embedInCode("Page/look.js"), .embedInCode("Page/names.js"),
        .embedInCode("Page/roles.js"), .embedInCode("Page/types.js"),
        .embedInCode("Page/values.js"),
      ]
    ),
    .target(
      name: "DeviceSessions",
      dependencies: [
        "AppModelKit", "ProtocolValues", "ScenarioEvents", "ScenarioModel", "ScenarioRuntime",
        "WebDriverClient", "XMLDocuments",
      ]
    ),
    .executableTarget(
      name: "rehearse",
      dependencies: [
        "BrowserSessions", "BuiltInApps", "CGlibc", "DeviceSessions", "ScenarioCommands",
        "ScenarioModel", "ScenarioRuntime",
      ],
      linkerSettings: [
        // The tool starts in half the time with Swift's libraries inside. No target depends on it.
        .unsafeFlags(["-static-stdlib"], staticRelease),
        .linkedLibrary("_FoundationCShims", staticRelease),
        .linkedLibrary("_FoundationCollections", staticRelease),
      ]
    ),
    .systemLibrary(name: "CPerfEvents", path: "Benchmarks/CPerfEvents"),
    .executableTarget(
      name: "rehearse-benchmarks",
      dependencies: [
        "AppModelKit", "BuiltInApps", "CLibYAML", "CPerfEvents", "ScenarioDecoding",
        "ScenarioDiagnostics", "ScenarioEvents", "ScenarioLoading", "ScenarioModel",
        "ScenarioRecording", "ScenarioReports", "ScenarioRuntime", "ScenarioTestSupport",
        "ScenarioYAML",
      ],
      path: "Benchmarks",
      exclude: ["Budget", "CPerfEvents", "Web/compare.py"]
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
    .testTarget(name: "ProtocolValuesTests", dependencies: ["ProtocolValues"]),
    .testTarget(name: "WorkerThreadsTests", dependencies: ["WorkerThreads"]),
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
        "ScenarioDecoding", "ScenarioDiagnostics", "ScenarioModel",
        "ScenarioTestSupport",
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
      name: "ScenarioRecordingTests",
      dependencies: [
        "AppModelKit", "BuiltInApps", "ScenarioDecoding", "ScenarioDiagnostics", "ScenarioEvents",
        "ScenarioFormatting", "ScenarioLoading", "ScenarioModel", "ScenarioRecording",
        "ScenarioRuntime", "ScenarioTestSupport",
      ]
    ),
    .testTarget(
      name: "ScenarioImportingTests",
      dependencies: [
        "BuiltInApps", "ScenarioDiagnostics", "ScenarioImporting", "ScenarioLoading",
        "ScenarioRuntime", "ScenarioTestSupport",
      ]
    ),
    .testTarget(
      name: "ScenarioLoadingTests",
      dependencies: [
        "AppModelKit", "BuiltInApps", "ScenarioDiagnostics", "ScenarioEvents", "ScenarioLoading",
        "ScenarioModel",
        "ScenarioReports", "ScenarioRuntime", "ScenarioTestSupport",
      ]
    ),
    .testTarget(
      name: "ScenarioCommandsTests",
      dependencies: [
        "AppModelKit", "BuiltInApps", "ProtocolValues", "ScenarioCommands",
        "ScenarioDiagnostics", "ScenarioEvents", "ScenarioFormatting", "ScenarioLoading",
        "ScenarioReports", "ScenarioRuntime", "ScenarioServing", "ScenarioTestSupport",
      ]
    ),
    .testTarget(
      name: "ScenarioTestingTests",
      dependencies: ["AppModelKit", "BuiltInApps", "ScenarioTesting", "ScenarioTestSupport"]
    ),
    .executableTarget(
      name: "trapping-tool",
      dependencies: ["AppModelKit", "ScenarioCommands"],
      path: "Tests/TrappingTool"
    ),
    .testTarget(
      name: "BrowserSessionsTests",
      dependencies: [
        "AppModelKit", "BrowserSessions", "ProtocolValues", "ScenarioDiagnostics",
        "ScenarioModel", "ScenarioRuntime", "ScenarioTestSupport",
        "WebDriverClient",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      exclude: ["scripted-browser", "scripted-driver"]
    ),
    .target(
      name: "DeviceTestSupport",
      dependencies: [
        "AppModelKit", "DeviceSessions", "ProtocolValues", "ScenarioModel", "ScenarioRuntime",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/DeviceTestSupport"
    ),
    .testTarget(
      name: "DeviceSessionsTests",
      dependencies: [
        "AppModelKit", "BuiltInApps", "DeviceSessions", "DeviceTestSupport", "ProtocolValues",
        "ScenarioDiagnostics", "ScenarioEvents", "ScenarioLoading", "ScenarioModel",
        "ScenarioRuntime", "ScenarioTestSupport",
      ],
      exclude: ["Recorded"]
    ),
    .testTarget(
      name: "ScenarioServingTests",
      dependencies: ["ProtocolValues", "ScenarioServing", "ScenarioTestSupport"]
    ),
    .testTarget(
      name: "RehearseTests",
      dependencies: [
        "AppModelKit", "BuiltInApps", "DeviceTestSupport", "ProtocolValues", "rehearse",
        "ScenarioModel", "ScenarioRuntime", "ScenarioTestSupport", "trapping-tool",
        "WebDriverClient",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      exclude: ["Fixtures", "Flows"]
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
        "BuiltInApps", "Patterns", "ProtocolValues", "ScenarioDiagnostics", "ScenarioEvents",
        "ScenarioFormatting", "ScenarioLoading", "ScenarioReports", "ScenarioRuntime",
        "ScenarioServing", "ScenarioTestSupport", "ScenarioYAML",
      ],
      path: "Fuzzing/Targets"
    )
  )
}

for target in package.targets where target.type != .system {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
