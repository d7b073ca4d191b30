import CLibFuzzer

/// What is fuzzed: each takes bytes as they could stand in a file, and traps where a promise breaks.
public enum Fuzzer {
  /// Bytes to nodes.
  public static func fuzzNodes() -> Int32 {
    run { bytes, count in
      Nodes.check(Fuzzer.array(bytes, count))
      return 0
    }
  }

  /// Bytes to a plan with everything that is wrong, rendered as people see it.
  public static func fuzzPlans() -> Int32 {
    run { bytes, count in
      Plans.check(Fuzzer.array(bytes, count))
      return 0
    }
  }

  /// Texts to runs to JUnit, read again by a real parser.
  public static func fuzzRuns() -> Int32 {
    run { bytes, count in
      Runs.check(Fuzzer.array(bytes, count))
      return 0
    }
  }

  private static func run(
    _ target: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32 {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    return LLVMFuzzerRunDriver(&count, &arguments, target)
  }

  private static func array(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
