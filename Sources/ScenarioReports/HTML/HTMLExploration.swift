import ScenarioDiagnostics
import ScenarioEvents

extension TextBuffer {
  /// Appends what was found out about a case at every timing.
  mutating func append(_ exploration: Exploration) {
    append("<section class=\"explored\" aria-label=\"Every timing\">\n")
    element("p", class: "state") { $0.append(stateOf: exploration) }
    for finding in exploration.findings { append(finding, of: exploration) }
    append(racesOf: exploration)
    append("</section>\n")
  }

  private mutating func append(stateOf exploration: Exploration) {
    switch exploration.state {
    case .proved: element("b", text: "proved: the verdict is the same at every timing")
    case .error: element("b", text: "it ends with an error at every timing")
    case .timed: element("b", text: "the verdict depends on timing")
    case .open(let reason): element("b", text: exploration.text(of: reason))
    }
    append(template: " (\(exploration.runCount, "run", "runs"))")
  }

  /// Appends another verdict with its delays, which are needed together, and those that suffice alone.
  private mutating func append(_ finding: TimingFinding, of exploration: Exploration) {
    element("p", class: "finding") { text in
      text.append(text: finding.step.map { "Step \($0): " } ?? "")
      text.append(text: exploration.summary(of: finding))
    }
    for delay in finding.causes { append(delay) }
    for delay in finding.furtherCauses {
      element("p", class: "finding") { $0.append("Or alone:") }
      append(delay)
    }
  }

  /// Appends a bar for a delay: its range, its usual length, and the lengths that decide.
  private mutating func append(_ delay: DelayCause) {
    append("<div class=\"delay\">")
    element("p") { $0.append(text: delay.text) }
    append(
      "<svg class=\"bar\" aria-hidden=\"true\" preserveAspectRatio=\"none\" viewBox=\"0 0 1000 1\">"
    )
    append(bar: 0, width: 1000, "range")
    for lengths in delay.lengths {
      let start = delay.place(of: lengths.lowerBound)
      append(bar: start, width: max(6, delay.place(of: lengths.upperBound) - start), "failing")
    }
    append(bar: max(0, delay.place(of: delay.nominal) - 2), width: 4, "nominal")
    append("</svg>")
    append(template: #"<p class="ends"><span>\#(delay.range.lowerBound.grouped) ms</span>"#)
    append(template: "<span>\(delay.range.upperBound.grouped) ms</span></p></div>\n")
  }

  private mutating func append(bar start: Int, width: Int, _ kind: StaticString) {
    append(template: #"<rect class="\#(kind)" x="\#(min(start, 1000 - width))""#)
    append(template: #" width="\#(width)" height="1"/>"#)
  }

  private mutating func append(racesOf exploration: Exploration) {
    guard !exploration.races.isEmpty else { return }
    append("<ul class=\"races\">")
    for race in exploration.races {
      element("li", text: "\(race.span.location): \(race.text)")
    }
    append("</ul>\n")
  }
}

extension DelayCause {
  /// The place of a length on a bar of a thousand parts.
  fileprivate func place(of length: Int64) -> Int {
    let width = Double(max(1, range.upperBound - range.lowerBound))
    let place = Double(length - range.lowerBound) / width * 1000
    return Int(min(max(place, 0), 1000))
  }
}
