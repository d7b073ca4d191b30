extension Content {
  /// Appends an element with all that is within it, unless nothing of it can be seen.
  mutating func append(_ element: consuming Element<Action>) {
    guard !element.snapshot.frame.isEmpty else { return }
    let index = elements.count
    elements.append(element.snapshot)
    elements[index].place(parent: -1, depth: 0, subtreeEnd: index + 1)
    append(element.reactions, of: index)
    if let delay = element.lingering {
      lingering.append(LingeringElement(element: index, delay: delay))
    }
    if !element.children.elements.isEmpty { append(element.children, within: index) }
  }

  /// Appends other content, at the top or as the children of the last element.
  mutating func append(_ content: Content<Action>, within parent: Int? = nil) {
    if elements.isEmpty {
      self = content
      return
    }
    let base = elements.count
    appendReactions(of: content, base: base)
    append(content.elements, within: parent)
  }

  /// Appends elements that react to nothing, at the top or as the children of the last element.
  mutating func append(_ inert: [ElementSnapshot], within parent: Int? = nil) {
    let base = elements.count
    let depth = parent.map { elements[$0].depth + 1 } ?? 0
    elements.reserveCapacity(base + inert.count)
    for var element in inert {
      element.move(by: base, parent: parent, depth: depth)
      elements.append(element)
    }
    if let parent { elements[parent].subtreeEnd = Int32(elements.count) }
  }

  /// Appends an element of the kit's own at the top, with its reaction.
  mutating func append(_ element: ElementSnapshot, reaction: Reaction.Kind) {
    reactions.append(Reaction(element: elements.count, kind: reaction, place: 0))
    append([element])
  }

  private mutating func append(_ new: Reactions<Action>, of element: Int) {
    append(new.tap, as: .tap, of: element)
    append(new.longPress, as: .longPress, of: element)
    append(new.delete, as: .delete, of: element)
    switch new.input {
    case nil: break
    case .text(let input):
      reactions.append(Reaction(element: element, kind: .text, place: textInputs.count))
      textInputs.append(input)
    case .adjustment(let input):
      reactions.append(Reaction(element: element, kind: .adjustment, place: adjustmentInputs.count))
      adjustmentInputs.append(input)
    }
  }

  private mutating func append(_ action: Action?, as kind: Reaction.Kind, of element: Int) {
    guard let action else { return }
    reactions.append(Reaction(element: element, kind: kind, place: actions.count))
    actions.append(action)
  }

  private mutating func appendReactions(of content: Content<Action>, base: Int) {
    for var reaction in content.reactions {
      reaction.element += base
      switch reaction.kind {
      case .tap, .longPress, .delete, .confirmDelete: reaction.place += actions.count
      case .text: reaction.place += textInputs.count
      case .adjustment: reaction.place += adjustmentInputs.count
      case .back: break
      }
      reactions.append(reaction)
    }
    actions += content.actions
    textInputs += content.textInputs
    adjustmentInputs += content.adjustmentInputs
    for var element in content.lingering {
      element.element += base
      lingering.append(element)
    }
  }
}
