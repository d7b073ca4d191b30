import AppModelKit

/// The shape that an element is drawn as, with its class in the style sheet.
enum ElementShape: String {
  /// Nothing of its own; only what it contains is seen.
  case none = "plain"

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
    case .colorWell, .datePicker, .other, .picker, .segmentedControl: self = .area
    case .navigationBar, .tabBar, .toolbar: self = .bar
    case .button, .menuItem, .tab: self = .button
    case .alert, .menu, .popover, .sheet: self = .card
    case .cell: self = .cell
    case .pageIndicator: self = .dots
    case .comboBox, .popUpButton, .searchField, .secureTextField, .textField, .textView:
      self = .field
    case .key: self = .key
    case .keyboard: self = .keyboard
    case .link: self = .link
    case .icon, .image, .map, .webView: self = .picture
    case .progressIndicator: self = .progress
    case .slider: self = .slider
    case .activityIndicator: self = .spinner
    case .stepper: self = .stepper
    case .staticText: self = .text
    case .checkBox, .radioButton, .switch, .toggle: self = .toggle
    case .pickerWheel: self = .wheel
    }
  }
}
