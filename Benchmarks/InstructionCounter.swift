import CPerfEvents
import Glibc

/// Counts the instructions that this process executes outside of the kernel.
struct InstructionCounter {
  private let descriptor: Int32

  /// A counter for the calling thread and those that are started from now on; nil if the processor
  /// or the kernel does not count, as on most rented machines.
  init?() {
    descriptor = open_instruction_counter()
    if descriptor < 0 { return nil }
  }

  /// How many there were since the counter was made.
  var count: Int {
    var count: UInt64 = 0
    let size = MemoryLayout.size(ofValue: count)
    precondition(read(descriptor, &count, size) == size, "an open counter can be read")
    return Int(count)
  }
}
