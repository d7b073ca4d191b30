import Synchronization
import WebDriverClient
import WorkerThreads

/// An empty page in a browser context of its own, prepared for an app.
struct EmptyPage: Sendable {
  let userContext: String
  let window: String
  let preparation: PagePreparation
}

/// The next empty page, which a browser opens while a test case is still running.
///
/// Opening a page takes Chromium longer than most steps, and cases spend most of their time waiting.
final class SparePage: Sendable {
  private let next = Mutex<Reply<EmptyPage>?>(nil)

  /// Takes the page; nil if none was begun, or it could not be opened.
  func take(_ patience: Patience) -> EmptyPage? {
    let reply = next.withLock { next in
      defer { next = nil }
      return next
    }
    return try? reply?.wait(patience)
  }

  /// Begins to open a page on a thread, unless there is one.
  func open(
    on thread: JobThread,
    _ open: @escaping @Sendable () throws(DriverFault) -> EmptyPage
  ) {
    let reply = Reply<EmptyPage>()
    let isWanted = next.withLock { next in
      guard next == nil else { return false }
      next = reply
      return true
    }
    guard isWanted else { return }
    thread.begin {
      do throws(DriverFault) {
        reply.fulfil(with: .success(try open()))
      } catch {
        reply.fulfil(with: .failure(error))
      }
    }
  }
}
