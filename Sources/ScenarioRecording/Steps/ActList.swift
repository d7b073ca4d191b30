/// The acts of a take.
///
/// Each take of a recording has its own list, and nearly all of its acts are those of the take before.
/// So a list refers to acts, and takes share them.
struct ActList: Sendable {
  private final class Box: Sendable {
    let act: RecordedAct

    init(_ act: RecordedAct) { self.act = act }
  }

  private var boxes: [Box] = []

  init() {}
}

extension ActList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { boxes.count }

  subscript(index: Int) -> RecordedAct {
    get { boxes[index].act }
    set { boxes[index] = Box(newValue) }
  }

  mutating func replaceSubrange(_ range: Range<Int>, with acts: some Collection<RecordedAct>) {
    boxes.replaceSubrange(range, with: acts.map(Box.init))
  }
}

extension ActList: ExpressibleByArrayLiteral {
  init(arrayLiteral acts: RecordedAct...) { boxes = acts.map(Box.init) }
}
