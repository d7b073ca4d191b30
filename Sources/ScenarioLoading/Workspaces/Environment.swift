import Glibc

/// The environment that the tool was started in.
package enum Environment {
  /// The value of a variable that is set and not empty.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether colours are wanted also where nobody seems to watch, as in the log of a CI service.
  package static var asksForColour: Bool {
    ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { !["0", "false"].contains(variable($0) ?? "0") }
  }
}
