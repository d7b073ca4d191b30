import AppModelKit
import ScenarioRecording

/// A change that a person makes in the page or, line by line, in the terminal.
enum RecordingChange: Equatable {
  case act(Act)

  /// An assertion that was offered, and whether it must hold for a second.
  case assertion(String, lasting: Bool)
  case undo
  case redo
  case look(Look)
  case edit(Edit)

  /// Something new that the app does, so that a page that holds the time stops it afterwards.
  enum Act: Equatable {
    case gesture(PageGesture, PageTarget, mustReact: Bool)

    /// A double tap in place of the tap before, on an element of the screen before that tap. If nothing
    /// reacts to it, it is a second tap at the same place.
    case secondTap(element: Int, at: Point)
    case backspace
    case step(String)
    case back
    case dismissKeyboard
  }

  /// Another place or moment to look at; the file stays as it is.
  enum Look: Equatable {
    case act(Int)
    case mark(Int)
    case time(PassingTime)
  }

  /// A change of the file that has been recorded.
  enum Edit: Equatable {
    case delete(step: Int)
    case selector(step: Int, choice: Int)
    case unfold(step: Int)
    case step(Int, StepEdit)

    /// Another step in place of one.
    case rewrite(step: Int, String)

    /// The path of a vocabulary from the working directory.
    case importVocabulary(String)
    case rename(String)
    case startHere
    case runReplaced
    case discardReplaced

    /// A flow of steps, in the recorded file or in a vocabulary that it imports.
    case flow(name: String, steps: ClosedRange<Int>, [FlowParameter], vocabulary: String?)
  }
}

enum PageGesture: Equatable {
  case element(ElementGesture)

  /// Keys that join those before.
  case type(String)

  /// A wheel that is turned to a value, as one step with the turns of it before.
  case turn(to: String)

  /// A drag across the element: a swipe, or scrolling.
  case drag(Direction)

  /// Scrolling of what contains the element.
  case scroll(Direction)
}

/// The element that a gesture is meant for.
enum PageTarget: Equatable {
  /// An element of the screen by its index.
  case element(Int)

  /// The element that a touch at a point hits.
  case point(Point)
}
