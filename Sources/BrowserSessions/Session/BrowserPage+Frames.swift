import AppModelKit
import ProtocolValues

/// A document that is part of what a window shows.
struct PageFrame: Hashable {
  /// The browsing context of the window or frame.
  let context: String

  /// Where its content begins in the window.
  let offset: Point
}

/// The frame that an element is in, and its index there.
struct ElementOrigin {
  let frame: PageFrame
  let index: Int
}

/// Frames inside the page.
extension BrowserPage {
  /// The frames that a look may still take in.
  private struct FrameBudget {
    var rest = PageExcess.greatestFrameCount
    var isExceeded = false
  }

  /// The origin of an element of the latest view.
  func origin(of element: Int) -> ElementOrigin {
    if let origins, origins.indices.contains(element) { return origins[element] }
    return ElementOrigin(frame: windowFrame, index: element)
  }

  /// The document of the front window itself.
  var windowFrame: PageFrame { PageFrame(context: frontWindow, offset: Point(x: 0, y: 0)) }

  /// Adds the content of the frames to what the window's own document shows.
  func view(_ reading: PageReading) throws(PageInterruption) -> PageView {
    var header = reading.header
    header.window = frontWindow
    var stitching = FrameStitching()
    var budget = FrameBudget()
    if reading.screen.elements.contains(where: { $0.type == .webView }) {
      stitching.add(try part(reading.screen, windowFrame, depth: 0, &budget))
    }
    guard stitching.hasFrames else {
      origins = nil
      return PageView(header: header, screen: reading.screen)
    }
    origins = stitching.origins
    return PageView(
      header: header,
      screen: stitching.screen(of: reading.screen.bounds),
      hasFurtherFrames: budget.isExceeded
    )
  }

  private func part(
    _ screen: ScreenSnapshot,
    _ frame: PageFrame,
    depth: Int,
    _ budget: inout FrameBudget
  ) throws(PageInterruption) -> FramePart {
    var part = FramePart(frame: frame, screen: screen)
    guard screen.elements.contains(where: { $0.type == .webView }) else { return part }
    for inner in try frames(in: frame) {
      guard budget.rest > 0, depth < PageExcess.greatestFrameDepth else {
        budget.isExceeded = true
        break
      }
      guard let content = try content(of: inner.frame) else { continue }
      budget.rest -= 1
      var child = try self.part(content, inner.frame, depth: depth + 1, &budget)
      child.covers = try covers(of: child, within: inner.element, in: frame)
      part.children[inner.element] = child
    }
    return part
  }

  /// The elements of a document that are frames, each with its content's place.
  private func frames(
    in frame: PageFrame
  ) throws(PageInterruption) -> [(element: Int, frame: PageFrame)] {
    let items = try call("frames()", in: frame.context)["value"].items
    return stride(from: 0, to: items.count - 3, by: 4).compactMap { start in
      guard let element = items[start]["value"].integer, let x = items[start + 1]["value"].number,
        let y = items[start + 2]["value"].number,
        let context = items[start + 3]["value"]["context"].text
      else { return nil }
      let offset = Point(x: frame.offset.x + x, y: frame.offset.y + y)
      return (element, PageFrame(context: context, offset: offset))
    }
  }

  /// What a frame shows; nil if it has just gone.
  private func content(of frame: PageFrame) throws(PageInterruption) -> ScreenSnapshot? {
    let window = frontWindow
    do throws(PageInterruption) {
      return try reading((try call("look(0)", in: frame.context)["value"].text ?? "")[...]).screen
    } catch {
      if case .changed = error, dialog == nil, frontWindow == window { return nil }
      throw error
    }
  }

  /// What lies over each element of a frame in the document around it.
  private func covers(
    of part: FramePart,
    within element: Int,
    in frame: PageFrame
  ) throws(PageInterruption) -> [Obstruction?] {
    let (dx, dy) = (part.frame.offset.x - frame.offset.x, part.frame.offset.y - frame.offset.y)
    let points = part.screen.elements.map { element in
      "\(element.frame.center.x + dx),\(element.frame.center.y + dy)"
    }
    guard !points.isEmpty else { return [] }
    let call = "met(\(element), \(points.joined(separator: " ").scriptLiteral))"
    let text = try self.call(call, in: frame.context)["value"].text ?? ""
    return text.split(separator: "\u{1F}", omittingEmptySubsequences: false)
      .map(PageElement.obstruction)
  }
}
