extension Canvas {
  /// Draws the dots that say which of several pages is shown.
  ///
  /// Its value is such as `page 2 of 3`; it is set to a number of a page, from 1.
  ///
  /// - Parameters:
  ///   - page: The index of the page, from 0.
  ///   - count: How many pages there are.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is; without it the next place of the layout.
  ///   - adjust: The action that hands the app the index of another page.
  public mutating func pageIndicator(
    _ page: Int,
    of count: Int,
    identifier: String = "",
    frame: Rect? = nil,
    adjust: @escaping @Sendable (Int) -> Action
  ) {
    pen.addControl(
      .pageIndicator,
      value: "page \(page + 1) of \(count)",
      identifier: identifier,
      frame: frame,
      .options((0..<max(count, 0)).map { "\($0 + 1)" }),
      .option { AnyAction(adjust($0)) }
    )
  }

  /// Draws a compact date picker, whose value is the date as `2019-10-09`.
  ///
  /// - Parameters:
  ///   - label: What it sets.
  ///   - date: The date.
  ///   - range: The dates that it takes.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is; without it the next place of the layout.
  ///   - adjust: The action that hands the app another date.
  public mutating func datePicker(
    _ label: String,
    date: CalendarDate,
    in range: ClosedRange<CalendarDate>,
    identifier: String = "",
    frame: Rect? = nil,
    adjust: @escaping @Sendable (CalendarDate) -> Action
  ) {
    pen.addControl(
      .datePicker,
      label: label,
      value: date.text,
      identifier: identifier,
      frame: frame,
      .date(range),
      .date { AnyAction(adjust($0)) }
    )
  }

  /// Draws a well that shows a colour, whose value is the colour's name.
  ///
  /// - Parameters:
  ///   - label: What it sets.
  ///   - colors: The names of the colours.
  ///   - selection: The index of the chosen one; with none of that index the value is empty.
  ///   - identifier: The accessibility identifier.
  ///   - frame: Where it is; without it the next place of the layout.
  ///   - adjust: The action that hands the app the index of another colour.
  public mutating func colorWell(
    _ label: String,
    colors: [String],
    selection: Int,
    identifier: String = "",
    frame: Rect? = nil,
    adjust: @escaping @Sendable (Int) -> Action
  ) {
    pen.addControl(
      .colorWell,
      label: label,
      value: colors.text(at: selection),
      identifier: identifier,
      frame: frame,
      .options(colors),
      .option { AnyAction(adjust($0)) }
    )
  }

  /// Draws a menu over everything else; a touch outside it closes it.
  ///
  /// Like an alert, it comes last, as long as the app's state calls for it.
  ///
  /// - Parameters:
  ///   - items: The captions from top to bottom, each with the action of a tap.
  ///   - frame: Where it is; without it at the right, below a navigation bar.
  ///   - close: The action of a touch outside it.
  public mutating func menu(
    _ items: KeyValuePairs<String, Action>,
    frame: Rect? = nil,
    close: Action
  ) {
    let frame = frame ?? Rect(163, 72, 204, Double(items.count) * 44)
    let menu = ElementSnapshot(.menu, frame: frame, traits: .modal)
    let outer = pen.open(menu, close: AnyAction(close))
    draw(within: outer) { canvas in
      for (index, item) in items.enumerated() {
        let place = Rect(frame.x, frame.y + Double(index) * 44, frame.width, 44)
        let element = ElementSnapshot(.menuItem, label: item.key, title: item.key, frame: place)
        canvas.element(element, tap: item.value)
      }
    }
  }

  /// Draws a popover over everything else; a touch outside it closes it.
  ///
  /// - Parameters:
  ///   - label: The accessibility label.
  ///   - frame: Where it is; without it in the middle, as high as its content.
  ///   - close: The action of a touch outside it.
  ///   - content: Draws its content; frames are the screen's.
  public mutating func popover(
    _ label: String = "",
    frame: Rect? = nil,
    close: Action,
    content: (inout Self) -> Void
  ) {
    let frame = frame ?? Pen.alertFrame(ofHeight: height(of: content, width: Pen.alertWidth))
    let popover = ElementSnapshot(.popover, label: label, frame: frame, traits: .modal)
    draw(within: pen.open(popover, close: AnyAction(close)), content)
  }

  /// Draws a part of the screen whose content scrolls sideways, one element next to the other.
  ///
  /// - Parameters:
  ///   - identifier: The accessibility identifier.
  ///   - frame: The visible part; without it the next place of the layout.
  ///   - itemWidth: The width of elements that give no frame.
  ///   - content: Draws the elements.
  public mutating func sidewaysScroll(
    identifier: String = "",
    frame: Rect? = nil,
    itemWidth: Double = 120,
    content: (inout Self) -> Void
  ) {
    let frame = pen.frame(frame)
    let view = ElementSnapshot(
      .scrollView,
      identifier: identifier,
      frame: frame,
      traits: .scrollable
    )
    let outer = pen.openSidewaysScroll(view, itemWidth: itemWidth)
    draw(within: outer, content)
  }

  /// Draws a part of the screen whose content scrolls up and down, and sideways too if it is wider.
  ///
  /// - Parameters:
  ///   - identifier: The accessibility identifier.
  ///   - frame: The visible part; without it all the room that is left.
  ///   - itemHeight: The height of elements that give no frame.
  ///   - contentWidth: The width of a content that is wider than the visible part, such as a plan.
  ///   - content: Draws the elements.
  public mutating func scroll(
    identifier: String = "",
    frame: Rect? = nil,
    itemHeight: Double = 44,
    contentWidth: Double? = nil,
    content: (inout Self) -> Void
  ) {
    let view = ElementSnapshot(
      .scrollView,
      identifier: identifier,
      frame: pen.rest(frame),
      traits: .scrollable
    )
    let outer = pen.openScroll(view, itemHeight: itemHeight, contentWidth: contentWidth)
    draw(within: outer, content)
  }
}
