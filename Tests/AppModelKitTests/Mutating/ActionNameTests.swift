import Testing

@testable import AppModelKit

struct ActionNameTests {
  enum Action: Hashable {
    case open
    case edit(Edit)
    case save(replacing: Int?)
    case choose(Choice)
  }

  enum Edit: Hashable {
    case title(String)
  }

  enum Choice: Hashable {
    case first
  }

  struct Other: Hashable {
    let password = "sesame"
  }

  @Test(arguments: [
    (AnyAction(Action.open), "open"), (AnyAction(Action.edit(.title("sesame"))), "edit.title"),
    (AnyAction(Action.save(replacing: 1)), "save"),
    (AnyAction(Action.choose(.first)), "choose.first"), (AnyAction(Other()), "Other"),
  ])
  func `an action is named by its case, without what it carries`(action: AnyAction, name: String) {
    #expect(action.name == name)
  }
}
