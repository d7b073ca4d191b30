private import CGlibc
import Glibc

/// Some of the machine's cores, by their numbers.
struct CoreSet: Sendable {
  private var bits = cpu_set_t()

  init(_ numbers: [Int32]) {
    withUnsafeMutableBytes(of: &bits) { bytes in
      for number in numbers { bytes[Int(number / 8)] |= 1 << UInt8(number % 8) }
    }
  }

  /// The cores that the present thread may use; none if the system does not say.
  static var allowed: CoreSet {
    var cores = CoreSet([])
    if sched_getaffinity(0, size, &cores.bits) != 0 { cores = CoreSet([]) }
    return cores
  }

  /// The core that the present thread is on.
  static var present: Int32 { sched_getcpu() }

  var numbers: [Int32] {
    withUnsafeBytes(of: bits) { bytes in
      (0..<Int32(bytes.count * 8)).filter { bytes[Int($0 / 8)] & (1 << UInt8($0 % 8)) != 0 }
    }
  }

  /// The core at a distance after another one, wrapping around; nil if it is the same one.
  func core(_ distance: Int, behind core: Int32) -> CoreSet? {
    let numbers = numbers
    let index = numbers.firstIndex(of: core)
    guard let index, distance % numbers.count != 0 else { return nil }
    return CoreSet([numbers[(index + distance) % numbers.count]])
  }

  /// Has the present thread go to one of these, and stay among them.
  func holdPresentThread() {
    var bits = bits
    sched_setaffinity(0, Self.size, &bits)
  }

  private static let size = MemoryLayout<cpu_set_t>.size
}
