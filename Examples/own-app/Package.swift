// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "checkout",
  products: [
    .executable(name: "checkout-scenarios", targets: ["checkout-scenarios"])
  ],
  dependencies: [
    .package(name: "rehearse", path: "../..")
  ],
  targets: [
    .target(
      name: "Checkout",
      dependencies: [.product(name: "AppModelKit", package: "rehearse")]
    ),
    .executableTarget(
      name: "checkout-scenarios",
      dependencies: ["Checkout", .product(name: "ScenarioCommands", package: "rehearse")]
    ),
    .testTarget(
      name: "CheckoutTests",
      dependencies: ["Checkout", .product(name: "ScenarioTesting", package: "rehearse")]
    ),
  ]
)
