import AppModelKit

/// The shape that an element is drawn as.
enum ElementShape {
  /// Nothing of its own; only what it contains is seen.
  case none

  /// A faint outline.
  case area
  case bar
  case button
  case card
  case cell
  case dots
  case field
  case key
  case keyboard
  case link
  case picture
  case progress
  case slider
  case spinner
  case stepper
  case text
  case toggle
  case wheel

  init(of type: ElementType) {
    switch type {
    case .application, .collectionView, .radioGroup, .scrollBar, .scrollView, .statusBar, .table,
      .window:
      self = .none
    case .datePicker, .other, .picker: self = .area
    case .navigationBar, .tabBar, .toolbar: self = .bar
    case .button, .menuItem, .tab: self = .button
    case .alert, .menu, .popover, .sheet: self = .card
    case .cell: self = .cell
    case .pageIndicator: self = .dots
    case .comboBox, .popUpButton, .searchField, .secureTextField, .segmentedControl, .textField,
      .textView:
      self = .field
    case .key: self = .key
    case .keyboard: self = .keyboard
    case .link: self = .link
    case .colorWell, .icon, .image, .map, .webView: self = .picture
    case .progressIndicator: self = .progress
    case .slider: self = .slider
    case .activityIndicator: self = .spinner
    case .stepper: self = .stepper
    case .staticText: self = .text
    case .checkBox, .radioButton, .switch, .toggle: self = .toggle
    case .pickerWheel: self = .wheel
    }
  }

  /// The shape as a class of the style sheet.
  var word: StaticString {
    switch self {
    case .none: "plain"
    case .area: "area"
    case .bar: "bar"
    case .button: "button"
    case .card: "card"
    case .cell: "cell"
    case .dots: "dots"
    case .field: "field"
    case .key: "key"
    case .keyboard: "keyboard"
    case .link: "link"
    case .picture: "picture"
    case .progress: "progress"
    case .slider: "slider"
    case .spinner: "spinner"
    case .stepper: "stepper"
    case .text: "text"
    case .toggle: "toggle"
    case .wheel: "wheel"
    }
  }
}
