/// The kinds of elements that iOS accessibility knows.
///
/// The names are those of `XCUIElement.ElementType`, in lower camel case. `any` is left out, because
/// a scenario that means any type names none; so are the types that neither iOS nor web pages have.
public enum ElementType: String, CaseIterable, Sendable {
  case activityIndicator
  case alert
  case application
  case button
  case cell
  case checkBox
  case collectionView
  case colorWell
  case comboBox
  case datePicker
  case icon
  case image
  case key
  case keyboard
  case link
  case map
  case menu
  case menuItem
  case navigationBar
  case other
  case pageIndicator
  case picker
  case pickerWheel
  case popUpButton
  case popover
  case progressIndicator
  case radioButton
  case radioGroup
  case scrollBar
  case scrollView
  case searchField
  case secureTextField
  case segmentedControl
  case sheet
  case slider
  case staticText
  case statusBar
  case stepper
  case `switch`
  case tab
  case tabBar
  case table
  case textField
  case textView
  case toggle
  case toolbar
  case webView
  case window

  /// Whether it is a control, which reacts to a long press as to a tap when nothing else takes it.
  var isControl: Bool {
    switch self {
    case .button, .checkBox, .colorWell, .comboBox, .icon, .key, .link, .menuItem, .popUpButton,
      .radioButton, .searchField, .secureTextField, .segmentedControl, .slider, .stepper, .switch,
      .tab, .textField, .textView, .toggle:
      true
    case .activityIndicator, .alert, .application, .cell, .collectionView, .datePicker, .image,
      .keyboard, .map, .menu, .navigationBar, .other, .pageIndicator, .picker, .pickerWheel,
      .popover, .progressIndicator, .radioGroup, .scrollBar, .scrollView, .sheet, .staticText,
      .statusBar,
      .tabBar, .table, .toolbar, .webView, .window:
      false
    }
  }
}
