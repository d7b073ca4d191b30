/// A destination for the UTF-8 of a report.
///
/// A sink that can't write remembers the failure for its owner: a report could not handle it.
package protocol ReportSink {
  /// Adds bytes at the end.
  mutating func append(_ bytes: [UInt8])
}

/// A sink whose bytes can be overwritten, unlike a terminal, for facts that are known only at the end.
package protocol RewritableSink: ReportSink {
  /// Overwrites bytes that were appended before.
  mutating func overwrite(at offset: Int, with bytes: [UInt8])
}
