import AppModelKit

/// The source of an iOS device, as WebDriverAgent writes it.
struct AppleSource: SourceDialect {
  private let tree: SourceTree

  init(_ tree: SourceTree, scale: Double) {
    self.tree = tree
  }

  var bounds: Rect {
    let application = tree.nodes.first { Self.type(of: $0) == .application }
    return application.flatMap(Self.frame) ?? ScreenSnapshot.modelBounds
  }

  var apps: Set<String> { Set(tree.nodes.compactMap { $0.attributes["bundleId"] }) }

  func part(_ index: Int) -> DevicePart {
    let node = tree.nodes[index]
    guard let type = Self.type(of: node), type != .application, type != .window,
      let frame = Self.frame(node)
    else { return .layout }
    let element = element(node, type, frame, at: index)
    if type == .keyboard { return .sealed(element) }
    let isNamed = !element.element.identifier.isEmpty || !element.element.label.isEmpty
    return type == .other && !isNamed ? .layout : .element(element)
  }

  private func element(
    _ node: SourceNode,
    _ type: ElementType,
    _ frame: Rect,
    at index: Int
  ) -> DeviceElement {
    let label = node["label"]
    var snapshot = ElementSnapshot(
      type,
      identifier: Self.identifier(of: node, type),
      label: label,
      value: Self.value(of: node, type),
      placeholder: node["placeholderValue"],
      title: type == .button ? label : "",
      frame: frame,
      isEnabled: node.flag("enabled") ?? true,
      isSelected: Self.isSelected(node, type),
      traits: traits(of: type, at: index)
    )
    snapshot.adjustment = Self.adjustment(of: type)
    return DeviceElement(
      element: snapshot,
      isHidden: node.flag("visible") == false || node.flag("hittable") == false,
      isKnownAsHittable: node.flag("hittable") == true,
      layer: Self.layer(of: type)
    )
  }

  /// The element type of a node; nil for one that is not an element, such as `AppiumAUT`.
  private static func type(of node: SourceNode) -> ElementType? {
    let prefix = "XCUIElementType"
    let written = node.attributes["type"] ?? node.name
    guard written.hasPrefix(prefix) else { return nil }
    let name = written.dropFirst(prefix.count)
    return ElementType(rawValue: name.prefix(1).lowercased() + name.dropFirst()) ?? .other
  }

  private static func frame(_ node: SourceNode) -> Rect? {
    let numbers = ["x", "y", "width", "height"].compactMap { Double(node[$0]) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The identifier, which WebDriverAgent gives as the name of an element that has one.
  ///
  /// Without an identifier the name is the label. Where both are the same, only a control keeps the
  /// name, so that `id` still finds it, but not the text on it.
  private static func identifier(of node: SourceNode, _ type: ElementType) -> String {
    let name = node["name"]
    switch type {
    case .staticText, .image, .other: return name == node["label"] ? "" : name
    default: return name
    }
  }

  /// The value, without what WebDriverAgent fills in from other properties.
  private static func value(of node: SourceNode, _ type: ElementType) -> String {
    let value = node["value"]
    switch type {
    case .staticText: return value == node["label"] ? "" : value
    case .button: return isOn(value) ? "" : value
    case .secureTextField where value != node["placeholderValue"]:
      return String(repeating: "•", count: value.count)
    case .textField, .textView, .searchField, .secureTextField:
      return value == node["placeholderValue"] ? "" : value
    case .switch, .toggle, .checkBox: return isOn(value) ? "1" : "0"
    default: return value
    }
  }

  private static func isOn(_ value: String) -> Bool { value == "1" || value == "true" }

  private static func isSelected(_ node: SourceNode, _ type: ElementType) -> Bool {
    let traits = node["traits"].split(separator: ",").map { $0.trimmingBlanks }
    if node.flag("selected") == true || traits.contains("Selected") { return true }
    switch type {
    case .button, .switch, .toggle, .checkBox, .radioButton: return isOn(node["value"])
    default: return false
    }
  }

  private func traits(of type: ElementType, at index: Int) -> ElementSnapshot.Traits {
    var traits: ElementSnapshot.Traits = []
    switch type {
    case .textField, .textView, .searchField: traits = [.interactive, .editable]
    case .secureTextField: traits = [.interactive, .editable, .secure]
    case .table, .collectionView, .scrollView, .webView: traits = [.scrollable]
    case .alert, .sheet: traits = [.modal]
    case .cell: traits = [.interactive]
    case .button: traits = isBackButton(index) ? [.interactive, .backButton] : [.interactive]
    default: if Self.controls.contains(type) { traits = [.interactive] }
    }
    return traits
  }

  private static let controls: Set<ElementType> = [
    .checkBox, .colorWell, .comboBox, .icon, .key, .link, .menuItem, .pickerWheel, .popUpButton,
    .radioButton, .segmentedControl, .slider, .stepper, .switch, .tab, .toggle,
  ]

  /// Whether a button leads back: the first one of a navigation bar, in its leading half.
  private func isBackButton(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard let bar = node.parent, Self.type(of: tree.nodes[bar]) == .navigationBar else {
      return false
    }
    let isFirst = !tree.nodes[bar..<index].contains { other in
      other.parent == bar && Self.type(of: other) == .button
    }
    if node["name"] == "BackButton" || node["label"] == "Back" { return true }
    guard isFirst, let frame = Self.frame(node), let place = Self.frame(tree.nodes[bar]) else {
      return false
    }
    return frame.maxX <= place.center.x
  }

  private static func adjustment(of type: ElementType) -> ElementSnapshot.Adjustment? {
    switch type {
    case .switch, .toggle, .checkBox: .onOff
    case .slider: .fraction
    case .pickerWheel: .written(.row)
    default: nil
    }
  }

  private static func layer(of type: ElementType) -> DeviceLayer {
    switch type {
    case .keyboard: .keyboard
    case .alert: .alert
    case .sheet, .popover, .menu: .panel
    case .navigationBar, .tabBar, .toolbar: .bar
    default: .content
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
