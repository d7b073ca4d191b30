package import AppModelKit
package import ScenarioDiagnostics

/// The arguments, environment and date of a launch, all values filled in.
package struct LaunchSettings: Sendable {
  package var arguments: [String]
  package var environment: [String: String]
  package var date: DateTime?

  /// The file in which the arguments are written, which paths among them are relative to.
  package var file: SourceFile?

  package init(
    arguments: [String] = [],
    environment: [String: String] = [:],
    date: DateTime? = nil,
    file: SourceFile? = nil
  ) {
    self.arguments = arguments
    self.environment = environment
    self.date = date
    self.file = file
  }
}
