/// A value as the lines of JSON have it.
///
/// All names of the format are in the types that conform, so renaming another type changes no line.
protocol WireValue {
  func write(to json: inout JSONWriter)
}
