/// The contents of the fields on the second tab.
struct Entries: Hashable {
  var name = ""
  var password = ""
  var search = ""
  var notes = ""

  /// The fruits that the search finds, as one text.
  var results: String {
    let found = Self.fruits.filter { fruit in
      search.isEmpty || fruit.lowercased().contains(search.lowercased())
    }
    return found.isEmpty ? "No results" : found.joined(separator: ", ")
  }

  private static let fruits = ["Apple", "Banana", "Cherry", "Pineapple"]
}

extension ControlsApp {
  /// A change of one of the fields.
  enum Entry: Hashable {
    case name(String)
    case password(String)
    case search(String)
    case notes(String)
  }
}

extension Entries {
  mutating func apply(_ entry: ControlsApp.Entry) {
    switch entry {
    case .name(let text): name = text
    case .password(let text): password = text
    case .search(let text): search = text
    case .notes(let text): notes = text
    }
  }
}
