/// The messages of the fourth tab.
struct Messages: Hashable {
  var subjects = ["Welcome", "Invoice", "Holiday", "Recipe", "Newsletter", "Reminder"]
  var pinned = ""
  var isRefreshing = false
  var isEditing = false

  /// The latest action, in words.
  var status = "6 messages"
}

extension ControlsApp {
  enum ListAction: Hashable {
    case refresh
    case refreshed
    case edit
    case photos
    case plan
    case open(String)
    case move(String, to: Int)
    case pin(String)
    case archive(String)
    case copy(String)
    case delete(String)
  }
}

extension Messages {
  mutating func take(_ action: ControlsApp.ListAction) {
    switch action {
    case .refreshed:
      isRefreshing = false
      subjects.insert("New message", at: 0)
      status = "\(subjects.count) messages"
    case .edit: isEditing.toggle()
    case .open(let subject): status = "opened \(subject)"
    case .move(let subject, let place):
      remove(subject)
      subjects.insert(subject, at: min(place, subjects.count))
    case .pin(let subject): pinned = subject
    case .archive(let subject):
      remove(subject)
      status = "archived \(subject)"
    case .copy(let subject): status = "copied \(subject)"
    case .delete(let subject):
      remove(subject)
      status = "deleted \(subject)"
    case .refresh, .photos, .plan: break
    }
  }

  private mutating func remove(_ subject: String) {
    if let index = subjects.firstIndex(of: subject) { subjects.remove(at: index) }
  }
}
