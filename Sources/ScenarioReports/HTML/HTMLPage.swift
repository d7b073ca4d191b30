import ScenarioEvents

/// The page around the suites, and the text on its way to the sink.
struct HTMLPage: Sendable {
  /// What the page can show.
  enum Content: Sendable {
    /// The results of a run.
    case run

    /// Screens step by step, and what was explored, as well.
    case extended
  }

  /// A place on the page for what is known later.
  struct Room: Sendable {
    fileprivate let offset: Int
    fileprivate let width: Int
  }

  var text = TextBuffer(for: .html)

  /// How many bytes are with the sink.
  private var written = 0

  private var titleRoom: Room?
  private var summaryRoom: Room?
  private var filterRoom: Room?

  mutating func flush(into sink: inout some ReportSink) {
    written += text.count
    text.flush(into: &sink)
  }

  /// Leaves room for some bytes, filled with what is known now.
  mutating func makeRoom(_ width: Int, for content: (inout TextBuffer) -> Void) -> Room {
    let room = Room(offset: written + text.count, width: width)
    text.append(content, paddedTo: width)
    return room
  }

  /// Writes over the room; nothing else may wait to be written.
  mutating func fill(
    _ room: Room?,
    of sink: inout some RewritableSink,
    with content: (inout TextBuffer) -> Void
  ) {
    guard let room else { return }
    flush(into: &sink)
    text.append(content, paddedTo: room.width)
    text.flush(over: room.offset, of: &sink)
  }
}

extension HTMLPage {
  /// Begins the page; the totals are those of a run that ends here and now.
  mutating func begin(_ header: RunHeader, _ totals: RunTotals, _ content: Content) {
    text.append(beginningOf: content, hasPictures: !header.places.isEmpty)
    titleRoom = makeRoom(200) { $0.append(titleFor: totals) }
    text.append("\n")
    text.append(resource: PackageResources.report_css, in: "style")
    text.append(resource: PackageResources.screen_css, in: "style")
    if content == .extended { text.append(resource: PackageResources.extras_css, in: "style") }
    text.append("</head>\n<body>\n")
    text.append("<a class=\"skip-link\" href=\"#scenarios\">Skip to the scenarios</a>\n<header>\n")
    text.append(originOf: header)
    let summary = HTMLSummary(totals: totals, wallTime: nil, seed: header.seed)
    summaryRoom = makeRoom(1200) { $0.append(summary) }
    text.append("\n</header>\n<section class=\"tools\" aria-label=\"Which scenarios to show\">\n")
    filterRoom = makeRoom(1600) { $0.append(filtersFor: totals) }
    text.append(Self.search)
    text.append("</section>\n<main id=\"scenarios\">\n")
  }

  /// Ends the page, and fills in what the run amounts to.
  mutating func finish(
    _ totals: RunTotals,
    _ footer: RunFooter,
    _ header: RunHeader,
    _ content: Content,
    into sink: inout some RewritableSink
  ) {
    text.append("</main>\n<footer>\n")
    text.append(
      "<p>Times are on the app’s clock, or real times in a browser. Press <kbd>/</kbd> to search.</p>\n"
    )
    text.append("</footer>\n")
    text.append(resource: PackageResources.report_js, in: "script")
    if content == .extended { text.append(resource: PackageResources.film_js, in: "script") }
    text.append("</body>\n</html>\n")
    let summary = HTMLSummary(totals: totals, wallTime: footer.wallTime, seed: header.seed)
    fill(titleRoom, of: &sink) { $0.append(titleFor: totals) }
    fill(summaryRoom, of: &sink) { $0.append(summary) }
    fill(filterRoom, of: &sink) { $0.append(filtersFor: totals) }
  }

  private static let search: StaticString = """

    <div class="search" role="search" hidden="">
    <label class="unseen" for="search">Search in scenarios</label>
    <input type="search" id="search" placeholder="Search" autocomplete="off" spellcheck="false"/>
    <label>Sort <select id="order">
    <option value="failures">Failures first</option>
    <option value="file">By file</option>
    <option value="time">Slowest first</option>
    </select></label>
    <label id="tags" hidden="">Tag <select id="tag"><option value="">All</option></select></label>
    <button type="button" id="open-all">Open all</button>
    <button type="button" id="close-all">Close all</button>
    <p class="found" id="found" role="status"></p>
    </div>

    """
}

extension TextBuffer {
  /// Appends what a closure writes, and blanks up to a width.
  fileprivate mutating func append(_ content: (inout TextBuffer) -> Void, paddedTo width: Int) {
    let start = count
    content(&self)
    append(spaces: width - (count - start))
  }

  /// Appends the beginning of a page, up to its title.
  mutating func append(beginningOf content: HTMLPage.Content, hasPictures: Bool = false) {
    append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n")
    append(HTMLPolicy.start)
    if hasPictures { append(HTMLPolicy.pictures) }
    append(HTMLPolicy.end(for: content))
    append("<meta name=\"generator\" content=\"rehearse\"/>\n")
    append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
    append("<meta name=\"color-scheme\" content=\"light dark\"/>\n")
  }

  /// Appends a file of this package as an element, `style` or `script`.
  mutating func append(resource bytes: [UInt8], in element: StaticString) {
    self.element(element) { $0.append(written: bytes) }
    append("\n")
  }

  /// Appends which tool wrote the page, when, where and by which command.
  fileprivate mutating func append(originOf header: RunHeader) {
    element("p", class: "tool") { text in
      text.append("rehearse")
      if let version = header.version { text.append(template: " \(version)") }
      let places = header.places.map { place in
        [place.name, place.version].compactMap(\.self).joined(separator: " ")
      }
      for part in [header.timestamp?.spacedTimestamp, header.hostname].compactMap(\.self) + places {
        text.append(template: " · \(part)")
      }
    }
    append("\n")
    append(commandAndJobOf: header)
  }

  private mutating func append(commandAndJobOf header: RunHeader) {
    guard header.commandLine != nil || header.job != nil else { return }
    element("dl", class: "origin") { text in
      text.append(origin: "Command", header.commandLine) { text, command in
        text.element("code", text: command)
        text.append(copyButtonFor: "the command")
      }
      text.append(origin: "Commit", header.job?.commit) { $0.element("code", text: $1) }
      text.append(origin: "Job", header.job?.name ?? header.job?.url) { text, name in
        text.append(place: name, address: header.job?.url.flatMap(\.webAddress))
      }
      text.append(origin: "Seed", header.seed.map { String($0) }) { $0.element("code", text: $1) }
    }
    append("\n")
  }

  private mutating func append(
    origin name: StaticString,
    _ value: String?,
    _ write: (inout TextBuffer, String) -> Void
  ) {
    guard let value else { return }
    element("dt") { $0.append(name) }
    element("dd") { write(&$0, value) }
  }
}

extension String {
  /// The text if it is an address that a browser can open without harm.
  fileprivate var webAddress: String? {
    hasPrefix("https://") || hasPrefix("http://") ? self : nil
  }

  /// The moment `2026-03-04T05:06:07Z` as people write it.
  fileprivate var spacedTimestamp: String {
    guard utf8.last == UInt8(ascii: "Z") else { return self }
    return dropLast().split(separator: "T").joined(separator: " ") + " UTC"
  }
}
