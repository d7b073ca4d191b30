import AppModelKit

/// All that a window shows, with the content of its frames.
struct PageView {
  let header: PageReading.Header
  let screen: ScreenSnapshot
}
