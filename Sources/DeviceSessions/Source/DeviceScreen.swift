import AppModelKit
import ScenarioModel

/// What a device shows at one moment.
struct DeviceScreen {
  /// The elements, without the results of hit tests.
  private(set) var elements: ScreenSnapshot

  /// The node that each element is in the source.
  private let nodes: [Int]
  private let tree: SourceTree

  /// The identifiers of the apps that are shown; empty if the device does not say.
  let apps: Set<String>
  private let facts: [DeviceElement]
  private let bounds: Rect

  /// Reads a source; the scale is the number of pixels for each point.
  init(_ source: String, of platform: DevicePlatform, scale: Double) throws(SourceProblem) {
    let tree = try SourceTree(of: source)
    switch platform {
    case .iOS: self.init(AppleSource(tree, scale: 1), tree)
    case .android: self.init(AndroidSource(tree, scale: scale), tree)
    }
  }

  private init(_ dialect: some SourceDialect, _ tree: SourceTree) {
    var builder = Builder(tree)
    for index in tree.nodes.indices { builder.add(index, dialect.part(index)) }
    elements = builder.screen
    nodes = builder.nodes
    self.tree = tree
    facts = builder.facts
    apps = dialect.apps
    bounds = dialect.bounds
  }

  /// The XPath of an element in the source.
  func path(of element: Int) -> String { tree.path(of: nodes[element]) }

  var snapshot: ScreenSnapshot {
    var screen = elements
    let tests = DeviceHitTest(screen: screen, facts: facts, bounds: bounds)
    screen.rendering = RenderedScreen(
      bounds: bounds,
      obstructions: screen.elements.indices.map(tests.obstruction)
    )
    return screen
  }

  /// Gives the focus to the text field with a frame.
  mutating func focus(fieldAt frame: Rect) {
    let index = elements.elements.lastIndex { element in
      element.traits.contains(.editable) && element.frame.isNear(frame)
    }
    guard let index else { return }
    let place = elements.elements[index].frame
    elements = elements.mappingElements { element in
      var changed = element
      if element.traits.contains(.editable), element.frame == place { changed.isFocused = true }
      return changed
    }
  }

  /// Collects elements from the nodes of a source.
  private struct Builder {
    let tree: SourceTree
    var screen = ScreenSnapshot()
    var nodes: [Int] = []
    var facts: [DeviceElement] = []

    /// The element that each node is, or lies in.
    private var owners: [Int?] = []

    /// Whether the descendants of each node are left out.
    private var sealed: [Bool] = []

    init(_ tree: SourceTree) { self.tree = tree }

    mutating func add(_ index: Int, _ part: DevicePart) {
      let parent = tree.nodes[index].parent
      let owner = parent.flatMap { owners[$0] }
      if parent.map({ sealed[$0] }) ?? false { return skip(owner, isSealed: true) }
      switch part {
      case .layout: skip(owner, isSealed: false)
      case .element(let element): append(element, of: index, to: owner, isSealed: false)
      case .sealed(let element): append(element, of: index, to: owner, isSealed: true)
      }
    }

    private mutating func skip(_ owner: Int?, isSealed: Bool) {
      owners.append(owner)
      sealed.append(isSealed)
    }

    private mutating func append(
      _ element: DeviceElement,
      of node: Int,
      to owner: Int?,
      isSealed: Bool
    ) {
      owners.append(screen.append(element.element, to: owner))
      sealed.append(isSealed)
      facts.append(element)
      nodes.append(node)
    }
  }
}

extension Rect {
  /// Whether two frames are the same, apart from rounding.
  func isNear(_ other: Rect) -> Bool {
    let pairs = [(x, other.x), (y, other.y), (width, other.width), (height, other.height)]
    return pairs.allSatisfy { abs($0.0 - $0.1) < 1.5 }
  }
}
