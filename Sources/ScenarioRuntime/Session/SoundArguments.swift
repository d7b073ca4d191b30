import ScenarioModel
import Synchronization

/// Lists of launch arguments of which there is nothing to say.
///
/// Most scenarios of a suite launch their app alike, and looking at arguments takes as long as a step.
final class SoundArguments: Sendable {
  /// So many are found by looking at each in turn; a suite has seldom more.
  private static let greatestCount = 16

  private let lists = Mutex<[[String?]]>([])

  func contains(_ arguments: [Text]) -> Bool {
    lists.withLock { $0.contains { Self.areSame($0, arguments) } }
  }

  /// Keeps a list of plain texts, as long as there is room; nil stands for one with references.
  func insert(_ items: [String?]) {
    guard items.allSatisfy({ $0?.isASCII ?? true }) else { return }
    lists.withLock { lists in
      if lists.count < Self.greatestCount { lists.append(items) }
    }
  }

  private static func areSame(_ items: [String?], _ arguments: [Text]) -> Bool {
    items.count == arguments.count
      && items.indices.allSatisfy { areSame(items[$0], arguments[$0]) }
  }

  private static func areSame(_ plain: String?, _ argument: Text) -> Bool {
    guard let plain, let text = argument.literal else { return plain == nil && !argument.isLiteral }
    return text.isSame(asPlain: plain)
  }
}
