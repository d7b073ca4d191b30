import Glibc
import ScenarioEvents

/// The time and the machine of a run.
struct RunClock {
  private let start = ContinuousClock.now

  /// How long the run has taken.
  var elapsed: Duration { start.duration(to: .now) }

  /// The moment, `YYYY-MM-DDThh:mm:ssZ`, and the machine's name.
  var header: RunHeader { RunHeader(timestamp: timestamp, hostname: hostname) }

  private var timestamp: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    var buffer = [CChar](repeating: 0, count: 32)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private var hostname: String? {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return nil }
    let name = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
