import Synchronization

/// A mutation at work in the launches of one run.
package final class AppliedMutation: Sendable {
  package let mutation: Mutation

  /// The element that ``MutationOperator/alwaysShown`` shows.
  let template: ElementTemplate?
  private let hasChangedAnything = Mutex(false)

  package init(_ mutation: Mutation, template: ElementTemplate? = nil) {
    self.mutation = mutation
    self.template = template
  }

  package var wasApplied: Bool { hasChangedAnything.withLock(\.self) }

  private func noteChange() { hasChangedAnything.withLock { $0 = true } }

  /// Whether the mutation is at a place, and so counts as applied.
  func apply(at place: String) -> Bool {
    guard mutation.place == place else { return false }
    noteChange()
    return true
  }

  func mutate(_ tree: inout ElementTree, on screen: String) {
    guard mutation.kind.traits.seam == .element, mutation.place.hasPrefix("\(screen)/") else {
      return
    }
    let places = tree.elements.places(on: screen)
    let indices = places.indices.filter { places[$0] == mutation.place }
    if mutation.kind == .alwaysShown {
      if indices.isEmpty, let template { show(template, in: &tree, places) }
    } else if !indices.isEmpty, tree.mutate(mutation.kind, at: indices) {
      noteChange()
    }
  }

  private func show(_ template: ElementTemplate, in tree: inout ElementTree, _ places: [String]) {
    let parent = template.parent.map { places.firstIndex(of: $0) }
    if case .some(nil) = parent { return }
    tree.insert(template, lastIn: parent ?? nil)
    noteChange()
  }
}
