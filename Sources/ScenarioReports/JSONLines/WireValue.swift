/// A value as the lines of JSON have it.
///
/// All names of the format are in the conformances, so renaming a property changes no line.
protocol WireValue {
  func write(to json: inout JSONWriter)
}

protocol WireObject: WireValue {
  func writeMembers(to json: inout JSONWriter)
}

extension WireObject {
  func write(to json: inout JSONWriter) { json.object { writeMembers(to: &$0) } }
}
