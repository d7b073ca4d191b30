import ArgumentParser

/// Refuses an option that is given twice if one of its values would be ignored.
///
/// It is for options such as `--shard` and `--filter`, because users would not notice what is left
/// out. For other options the last value counts, so that scripts can begin with defaults.
func requireOne<Value>(_ values: [Value], of option: String) throws {
  guard values.count > 1 else { return }
  throw ValidationError("'\(option)' is given twice, but takes one value.")
}
