import Synchronization

/// The actions that changed an app in a run, in order.
///
/// An action changes the app if its model differs afterwards, or asks for something. A log does not
/// change the run. Give each run its own log.
package final class ActionLog: Sendable {
  /// An action that can only be compared; its payload may be secret.
  package struct Entry: Equatable, Sendable {
    fileprivate let action: AnyAction
  }

  private let state = Mutex<[Entry]>([])

  package init() {}

  /// The actions up to now.
  package var entries: [Entry] { state.withLock(\.self) }

  func note(_ action: AnyAction) { state.withLock { $0.append(Entry(action: action)) } }
}
