import FuzzTargets
import Glibc

@main
enum Main {
  static func main() { exit(Fuzzer.fuzzPlans()) }
}
