import Synchronization
import WebDriverClient
import WorkerThreads

/// An empty page in a browser context of its own, prepared for an app.
struct EmptyPage: Sendable {
  let userContext: String
  let window: String

  /// The window as the browser's own protocol names it; nil if the browser has none.
  let target: String?
  let preparation: PagePreparation
}

/// The next empty page, which a browser opens while a test case is still running.
///
/// Opening a page takes Chromium longer than most steps, and cases spend most of their time waiting.
final class SparePage: Sendable {
  private struct Opening {
    let page = Reply<EmptyPage>()

    /// Fulfilled when the page is wanted.
    let demand = Reply<Void>()
  }

  private let next = Mutex<Opening?>(nil)

  /// Opening a page slows down the page in front, which has most to do in its first moments.
  private static let delay = Duration.milliseconds(100)

  /// Takes the page; nil if none was begun, or it could not be opened.
  func take(_ patience: Patience) -> EmptyPage? {
    let opening = next.withLock { next in
      defer { next = nil }
      return next
    }
    opening?.demand.fulfil(with: .success(()))
    return try? opening?.page.wait(patience)
  }

  /// Begins to open a page on a thread shortly, or as soon as it is wanted, unless there is one.
  func open(
    on thread: JobThread,
    _ open: @escaping @Sendable () throws(DriverFault) -> EmptyPage
  ) {
    let opening = Opening()
    let isFirst = next.withLock { next in
      guard next == nil else { return false }
      next = opening
      return true
    }
    guard isFirst else { return }
    thread.begin {
      _ = try? opening.demand.wait(Patience(Self.delay))
      do throws(DriverFault) {
        opening.page.fulfil(with: .success(try open()))
      } catch {
        opening.page.fulfil(with: .failure(error))
      }
    }
  }
}
