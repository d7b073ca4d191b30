import Foundation

/// Lets a few processes run at a time, and others wait for their turn.
///
/// Swift Testing begins all tests at once. Hundreds of processes on a few cores hinder each other, and those
/// that wait for something reach their time limits.
actor ProcessSlots {
  static let shared = ProcessSlots(count: 4 * ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  private init(count: Int) { free = count }

  /// Does some work as soon as there is a slot for it.
  nonisolated func withSlot<Result>(_ work: () async throws -> Result) async throws -> Result {
    await take()
    do {
      let result = try await work()
      await giveBack()
      return result
    } catch {
      await giveBack()
      throw error
    }
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
