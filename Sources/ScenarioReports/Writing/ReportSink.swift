/// The place a report's UTF-8 goes to.
///
/// A sink that can't write remembers it for whoever made it: a report could do nothing about it.
package protocol ReportSink {
  /// Adds bytes at the end.
  mutating func append(_ bytes: [UInt8])
}

/// A sink in which a report can fill in what it knows only at its end, as no terminal is.
package protocol RewritableSink: ReportSink {
  /// Replaces as many bytes as are given, all of which were appended before.
  mutating func overwrite(at offset: Int, with bytes: [UInt8])
}
