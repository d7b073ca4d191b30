import CLibFuzzer
import Glibc

/// Hands libFuzzer the target that is named on the command line.
@main
enum Main {
  private static let target = FuzzTarget(among: CommandLine.arguments)

  static func main() {
    guard target != nil else {
      fatalError("say what to fuzz: \(FuzzTarget.allCases.map(\.flag).joined(separator: ", "))")
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    let status = LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      Main.target?.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
    exit(status)
  }
}
