import ArgumentParser

/// Refuses an option that is given twice although one value of it would be passed over.
///
/// What a shard or a pattern leaves out nobody would miss; of other options the last one counts, so
/// that scripts can go on from a line of defaults.
func requireOne<Value>(_ values: [Value], of option: String) throws {
  guard values.count > 1 else { return }
  throw ValidationError("'\(option)' is given twice, but takes one value.")
}
