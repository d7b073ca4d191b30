import AppModelKit

/// A screen as WebDriverAgent writes it, with all that it fills in.
struct AppleSourceText {
  private let screen: ScreenSnapshot

  init(_ screen: ScreenSnapshot) {
    self.screen = screen
  }

  var text: String {
    let frame = ScreenSnapshot.modelBounds
    let window = "type=\"XCUIElementTypeWindow\" enabled=\"true\" visible=\"true\" " + rect(frame)
    let roots = screen.elements.indices.filter { screen.parent(of: $0) == nil }.map(element)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Model" \
      label="Model" enabled="true" visible="true" \(rect(frame)) bundleId="com.example.model">
      <XCUIElementTypeWindow \(window)>
      \(roots.joined(separator: "\n"))
      </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
      """
  }

  private func rect(_ frame: Rect) -> String {
    "x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
  }

  private func element(_ index: Int) -> String {
    let element = screen.elements[index]
    let name = element.type.rawValue
    let tag = "XCUIElementType" + name.prefix(1).uppercased() + name.dropFirst()
    let children = screen.descendants(of: index).filter { screen.parent(of: $0) == index }
      .map(self.element).joined()
    return "<\(tag) type=\"\(tag)\" \(attributes(of: element))>\(children)</\(tag)>"
  }

  private func attributes(of element: ElementSnapshot) -> String {
    let texts = [
      ("value", value(of: element)),
      ("name", element.identifier.isEmpty ? element.label : element.identifier),
      ("label", element.label), ("placeholderValue", element.placeholder),
    ]
    let written = texts.filter { !$0.1.isEmpty }.map { "\($0.0)=\"\($0.1.escaped)\"" }
    return written.joined(separator: " ")
      + " enabled=\"\(element.isEnabled)\" visible=\"true\" accessible=\"true\" "
      + rect(element.frame)
      + " traits=\"\(element.isSelected ? "Button, Selected" : "Button")\""
  }

  private func value(of element: ElementSnapshot) -> String {
    switch element.type {
    case .staticText: element.label
    case .button: element.isSelected ? "1" : ""
    case .textField, .secureTextField, .textView:
      element.value.isEmpty ? element.placeholder : element.value
    default: element.value
    }
  }
}

/// A screen as UiAutomator2 writes it, two pixels for each point.
struct AndroidSourceText {
  private let screen: ScreenSnapshot

  init(_ screen: ScreenSnapshot) {
    self.screen = screen
  }

  var text: String {
    let roots = screen.elements.indices.filter { screen.parent(of: $0) == nil }.map(element)
    return """
      <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
      <hierarchy index="0" class="hierarchy" rotation="0" width="750" height="1334">
      \(roots.joined(separator: "\n"))
      </hierarchy>
      """
  }

  private func element(_ index: Int) -> String {
    let element = screen.elements[index]
    let tag = Self.classes[element.type] ?? "android.view.View"
    let children = screen.descendants(of: index).filter { screen.parent(of: $0) == index }
      .map(self.element).joined()
    return "<\(tag) class=\"\(tag)\" \(attributes(of: element))>\(children)</\(tag)>"
  }

  private static let classes: [ElementType: String] = [
    .button: "android.widget.Button", .cell: "android.view.ViewGroup",
    .image: "android.widget.ImageView", .navigationBar: "android.widget.Toolbar",
    .secureTextField: "android.widget.EditText", .staticText: "android.widget.TextView",
    .switch: "android.widget.Switch", .table: "androidx.recyclerview.widget.RecyclerView",
    .textField: "android.widget.EditText",
  ]

  private func attributes(of element: ElementSnapshot) -> String {
    let isField = element.traits.contains(.editable)
    let text = isField ? element.value : element.label
    let isHint = isField && text.isEmpty
    let flags = [
      ("clickable", element.traits.contains(.interactive)), ("enabled", element.isEnabled),
      ("focused", element.isFocused), ("password", element.type == .secureTextField),
      ("scrollable", element.traits.contains(.scrollable)), ("selected", element.isSelected),
      ("displayed", true), ("showing-hint", isHint),
    ]
    let id = element.identifier.isEmpty ? "" : "com.example.model:id/\(element.identifier)"
    let texts = [
      ("package", "com.example.model"), ("resource-id", id),
      ("text", isHint ? element.placeholder : text), ("hint", element.placeholder),
      ("content-desc", isField ? element.label : ""), ("bounds", bounds(element.frame)),
    ]
    return (texts.map { "\($0.0)=\"\($0.1.escaped)\"" } + flags.map { "\($0.0)=\"\($0.1)\"" })
      .joined(separator: " ")
  }

  private func bounds(_ frame: Rect) -> String {
    let numbers = [frame.x, frame.y, frame.maxX, frame.maxY].map { Int(($0 * 2).rounded()) }
    return "[\(numbers[0]),\(numbers[1])][\(numbers[2]),\(numbers[3])]"
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
      .replacing("\n", with: "&#10;")
  }
}
