import ScenarioServing

/// A request of the page of `rehearse record`.
enum RecordingRequest: Equatable {
  /// The whole view.
  case view

  /// The view after the next change.
  case changes(after: Int)

  /// A question about the recording, as it is after the last change that the page has seen.
  case question(Question, revision: Int)

  /// A change, if the page has seen the last one.
  ///
  /// - Parameters:
  ///   - holds: Whether the app's time stops when an act has ended.
  ///   - revision: The last change that the page has seen.
  case change(RecordingChange, holds: Bool, revision: Int)

  /// What to do about a file that another program has changed.
  case file(FileChoice, revision: Int)

  enum FileChoice: String, CaseIterable {
    /// Replace it with the recording.
    case overwrite

    /// Continue at the end of the file as it is now.
    case reload
  }

  enum Question: Equatable {
    /// The drawing of a moment of the time line.
    case mark(Int)

    /// The texts of steps that can be parameters of a flow.
    case texts(ofSteps: ClosedRange<Int>)

    /// The assertions for an element.
    case offers(element: Int)
  }

  /// Reads a request.
  ///
  /// - Throws: The part that is unknown, missing or malformed.
  init(_ request: ServedRequest) throws(RequestFault) {
    switch request.method {
    case "GET": try self.init(path: request.path, RequestParts(queryOf: request), of: request)
    default: try self.init(posted: request)
    }
  }

  private init(
    path: String,
    _ query: RequestParts,
    of request: ServedRequest
  ) throws(RequestFault) {
    switch path {
    case "/api/view": self = .view
    case "/api/changes": self = .changes(after: try query.integer("after"))
    case "/api/mark":
      self = .question(.mark(try query.integer("mark")), revision: try query.integer("revision"))
    case "/api/texts":
      let question = Question.texts(ofSteps: try query.range)
      self = .question(question, revision: try query.integer("revision"))
    default: throw .unknown(request)
    }
  }

  private init(posted request: ServedRequest) throws(RequestFault) {
    let word = String(request.path.dropFirst("/api/".count))
    guard (RecordingChange.words + ["offers", "file"]).contains(word) else {
      throw .unknown(request)
    }
    let body = try RequestParts(bodyOf: request)
    let revision = try body.integer("revision")
    if word == "offers" {
      self = .question(.offers(element: try body.integer("element")), revision: revision)
    } else if word == "file" {
      let choice = try body.word("use", of: FileChoice.allCases.map(\.rawValue))
      self = .file(choice == "reload" ? .reload : .overwrite, revision: revision)
    } else {
      let change = try RecordingChange(word, body)
      self = .change(change, holds: try body.flag("hold"), revision: revision)
    }
  }
}

extension RequestParts {
  /// The range from `from` to `to`.
  var range: ClosedRange<Int> {
    get throws(RequestFault) {
      let (first, last) = (try integer("from"), try integer("to"))
      guard first <= last else { throw unusable("to", "at least \(first), like 'from'") }
      return first...last
    }
  }
}
