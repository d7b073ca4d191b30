/// Ends the process where a promise is broken, which libFuzzer takes for a finding.
///
/// A precondition would do so too, but says nothing about itself in a release build.
func promise(_ promise: String, _ holds: Bool, _ details: @autoclosure () -> String = "") {
  if !holds { fatalError("broken: \(promise) \(details())") }
}
