import ScenarioEvents

/// The summary of the run at the top of the page.
struct HTMLSummary {
  let totals: RunTotals
  let wallTime: Duration?
  let seed: UInt64?
}

extension TextBuffer {
  mutating func append(titleFor totals: RunTotals) {
    element("title") { $0.append(headlineFor: totals) }
  }

  mutating func append(_ summary: HTMLSummary) {
    element("h1") { $0.append(headlineFor: summary.totals) }
    append("\n")
    element("p", class: "totals") { text in
      text.append(summary.totals, wallTime: summary.wallTime, seed: summary.seed)
    }
    append("\n")
    append(proportionsOf: summary.totals)
  }

  private mutating func append(headlineFor totals: RunTotals) {
    if totals.count == 0 {
      append("There was nothing to run")
    } else if totals.troubled > 0 {
      append(troubledOf: totals)
    } else if totals.passed == totals.count {
      append(totals.count == 1 ? "The scenario passed" : "All scenarios passed")
    } else {
      append(untroubled: totals)
    }
  }

  /// Appends a bar with a part for each verdict, as wide as its share.
  private mutating func append(proportionsOf totals: RunTotals) {
    append(
      "<svg class=\"proportions\" aria-hidden=\"true\" preserveAspectRatio=\"none\" viewBox=\"0 0 "
    )
    append(max(1, totals.count))
    append(" 1\">")
    var start = 0
    for verdict in Verdict.inReadingOrder {
      let share = totals.count(of: verdict)
      if share > 0 { append(part: verdict.rawValue, from: start, width: share) }
      start += share
    }
    append("</svg>")
  }

  private mutating func append(part word: String, from start: Int, width: Int) {
    append(template: #"<rect class="\#(word)" x="\#(start)" width="\#(width)" height="1"/>"#)
  }

  /// Appends the buttons that filter by verdict.
  mutating func append(filtersFor totals: RunTotals) {
    append("<fieldset class=\"filters\">")
    element("legend", class: "unseen") { $0.append("Verdict") }
    append(filter: "all", "All", totals.count, attribute: " checked=\"\"")
    for verdict in Verdict.inReadingOrder {
      let number = totals.count(of: verdict)
      if number > 0 { append(filter: verdict.rawValue, verdict.title, number) }
    }
    append("</fieldset>")
  }

  private mutating func append(
    filter word: String,
    _ title: StaticString,
    _ number: Int,
    attribute: StaticString = ""
  ) {
    append(template: #"<label><input type="radio" name="status" id="show-\#(word)""#)
    append(template: #" value="\#(word)"\#(attribute)/>"#)
    element("span") { text in
      text.append(title)
      text.append(" ")
      text.element("b") { $0.append(number) }
    }
    append("</label>")
  }
}
