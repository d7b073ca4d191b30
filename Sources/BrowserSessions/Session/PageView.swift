import AppModelKit

/// All that a window shows, with the content of its frames.
struct PageView {
  let header: PageReading.Header
  let screen: ScreenSnapshot
  let excess: [PageExcess]

  init(header: PageReading.Header, screen: ScreenSnapshot, hasFurtherFrames: Bool = false) {
    self.header = header
    self.screen = screen
    let isLong = screen.elements.count >= PageScript.greatestElementCount
    excess = (isLong ? [.elements] : []) + (hasFurtherFrames ? [.frames] : [])
  }
}
