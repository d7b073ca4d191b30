extension ElementType {
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
