/// A value as the lines of JSON have it.
///
/// What a name on the wire means is said by these and nowhere else, so that renaming something of
/// ours changes no line.
protocol WireValue {
  func write(to json: inout JSONWriter)
}
