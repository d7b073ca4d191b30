/// What libFuzzer, which brings its own `main`, calls with every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// The target that is named on the command line.
private let target: FuzzTarget = {
  guard let target = FuzzTarget(among: CommandLine.arguments) else {
    fatalError("say what to fuzz: \(FuzzTarget.allCases.map(\.flag).joined(separator: ", "))")
  }
  return target
}()
