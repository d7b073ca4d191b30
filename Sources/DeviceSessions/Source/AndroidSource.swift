import AppModelKit

/// The source of an Android device, as UiAutomator2 writes it.
struct AndroidSource: SourceDialect {
  private let tree: SourceTree

  /// How many pixels a point is wide.
  private let scale: Double

  /// The text of the first text within each node that has one, for titles of bars and dialogs.
  private let firstTexts: [Int: String]

  init(_ tree: SourceTree, scale: Double) {
    self.tree = tree
    self.scale = scale
    firstTexts = Self.firstTexts(of: tree)
  }

  var bounds: Rect {
    let root = tree.nodes.first
    if let width = root.flatMap({ Double($0["width"]) }),
      let height = root.flatMap({ Double($0["height"]) }), width > 0, height > 0
    {
      return Rect(0, 0, width / scale, height / scale)
    }
    return tree.nodes.lazy.compactMap(frame).first ?? ScreenSnapshot.modelBounds
  }

  var apps: Set<String> { Set(tree.nodes.compactMap { $0.attributes["package"] }) }

  func part(_ index: Int) -> DevicePart {
    let node = tree.nodes[index]
    guard let frame = frame(node) else { return .layout }
    let type = type(of: node)
    let element = element(node, type, frame, at: index)
    let snapshot = element.element
    let isNamed = !snapshot.identifier.isEmpty || !snapshot.label.isEmpty
    return type == .other && !isNamed ? .layout : .element(element)
  }

  /// The texts of the first `TextView` below each node.
  private static func firstTexts(of tree: SourceTree) -> [Int: String] {
    var texts: [Int: String] = [:]
    for node in tree.nodes where !node["text"].isEmpty {
      var ancestor = node.parent
      while let index = ancestor, texts[index] == nil {
        texts[index] = node["text"]
        ancestor = tree.nodes[index].parent
      }
    }
    return texts
  }

  /// The frame in points, written as `[0,63][1080,210]` in pixels.
  private func frame(_ node: SourceNode) -> Rect? {
    let numbers = node["bounds"].split { "[],".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Rect(
      numbers[0] / scale,
      numbers[1] / scale,
      (numbers[2] - numbers[0]) / scale,
      (numbers[3] - numbers[1]) / scale
    )
  }

  private func type(of node: SourceNode) -> ElementType {
    if node.flag("password") == true { return .secureTextField }
    if let known = AndroidClasses.type(of: node.attributes["class"] ?? node.name) { return known }
    if Self.identifier(of: node) == "parentPanel" { return .alert }
    if isRow(node) { return .cell }
    let isNamed = !node["text"].isEmpty || !node["content-desc"].isEmpty
    if node.flag("checkable") == true { return .checkBox }
    if node.flag("clickable") == true, isNamed { return .button }
    if node.flag("scrollable") == true { return .scrollView }
    return node["text"].isEmpty ? .other : .staticText
  }

  /// Whether a node lies directly in a list.
  private func isRow(_ node: SourceNode) -> Bool {
    guard let parent = node.parent else { return false }
    let type = AndroidClasses.type(of: tree.nodes[parent].attributes["class"] ?? "")
    return type == .table || type == .collectionView
  }

  /// The identifier without the package: `add` of `com.example:id/add`.
  ///
  /// Identifiers of Android itself name layouts, so they say nothing about the app.
  private static func identifier(of node: SourceNode) -> String {
    let written = node["resource-id"]
    guard let mark = written.firstRange(of: ":id/") else { return written }
    return written.hasPrefix("android:id/") && written != "android:id/parentPanel"
      && node.flag("clickable") != true ? "" : String(written[mark.upperBound...])
  }

  private func element(
    _ node: SourceNode,
    _ type: ElementType,
    _ frame: Rect,
    at index: Int
  ) -> DeviceElement {
    let isEditable = Self.editableTypes.contains(type)
    var snapshot = ElementSnapshot(
      type,
      identifier: Self.identifier(of: node),
      label: label(of: node, type, at: index),
      value: value(of: node, type, at: index),
      placeholder: isEditable ? node["hint"] : "",
      title: type == .button ? node["text"] : "",
      frame: frame,
      isEnabled: node.flag("enabled") ?? true,
      isSelected: node.flag("selected") == true || node.flag("checked") == true,
      isFocused: isEditable && node.flag("focused") == true,
      traits: Self.traits(of: node, type)
    )
    snapshot.adjustment = Self.switches.contains(type) ? .onOff : nil
    return DeviceElement(
      element: snapshot,
      isHidden: node.flag("displayed") == false,
      layer: type == .alert ? .alert : .content,
      takesTouches: node.flag("clickable") == true || type == .alert
    )
  }

  private static let editableTypes: Set<ElementType> = [
    .textField, .secureTextField, .searchField, .textView,
  ]
  private static let switches: Set<ElementType> = [.switch, .toggle, .checkBox]

  private func label(of node: SourceNode, _ type: ElementType, at index: Int) -> String {
    let description = node["content-desc"]
    if !description.isEmpty { return description }
    switch type {
    case .navigationBar, .alert: return firstTexts[index] ?? ""
    case .progressIndicator, .slider, .popUpButton: return ""
    default: return Self.editableTypes.contains(type) ? "" : node["text"]
    }
  }

  private func value(of node: SourceNode, _ type: ElementType, at index: Int) -> String {
    let text = node["text"]
    if Self.editableTypes.contains(type) {
      let isHint = node.flag("showing-hint") == true || text == node["hint"]
      if isHint { return "" }
      return type == .secureTextField ? String(repeating: "•", count: text.count) : text
    }
    if node.flag("checkable") == true { return node.flag("checked") == true ? "1" : "0" }
    switch type {
    case .popUpButton: return text.isEmpty ? firstTexts[index] ?? "" : text
    case .progressIndicator, .slider: return text
    default: return ""
    }
  }

  private static func traits(of node: SourceNode, _ type: ElementType) -> ElementSnapshot.Traits {
    var traits: ElementSnapshot.Traits = []
    if node.flag("clickable") == true { traits.insert(.interactive) }
    if node.flag("scrollable") == true { traits.insert(.scrollable) }
    if editableTypes.contains(type) { traits.formUnion([.interactive, .editable]) }
    if type == .secureTextField { traits.insert(.secure) }
    if type == .alert { traits.insert(.modal) }
    return traits
  }
}
