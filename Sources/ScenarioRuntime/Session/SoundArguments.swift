import Synchronization

/// Lists of launch arguments of which there is nothing to say.
///
/// Most scenarios of a suite launch their app alike, and looking at arguments takes as long as a step.
final class SoundArguments: Sendable {
  /// So many are found by looking at each in turn; a suite has seldom more.
  private static let greatestCount = 16

  private let lists = Mutex<[[String?]]>([])

  func contains(_ items: [String?]) -> Bool {
    lists.withLock { $0.contains { $0.elementsEqual(items, by: Self.areSame) } }
  }

  /// Keeps a list of plain texts, as long as there is room.
  func insert(_ items: [String?]) {
    guard items.allSatisfy({ $0?.isASCII ?? true }) else { return }
    lists.withLock { lists in
      if lists.count < Self.greatestCount { lists.append(items) }
    }
  }

  private static func areSame(_ plain: String?, _ text: String?) -> Bool {
    guard let plain, let text else { return plain == nil && text == nil }
    return text.isSame(asPlain: plain)
  }
}
