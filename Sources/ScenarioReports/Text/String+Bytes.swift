extension String {
  /// Calls a closure with the UTF-8 of the text.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.span.withUnsafeBufferPointer(body)
  }
}
