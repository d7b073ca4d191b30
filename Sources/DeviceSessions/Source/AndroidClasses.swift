import AppModelKit

/// The element types of Android's classes.
enum AndroidClasses {
  /// The type of elements of a class; nil for a class that says nothing, such as a layout's.
  static func type(of name: String) -> ElementType? {
    types[name.split { ".$".contains($0) }.last.map(String.init) ?? name]
  }

  /// By the last part of the class's name, as libraries have classes of their own.
  private static let types: [String: ElementType] = [
    "AutoCompleteTextView": .textField,
    "Button": .button,
    "CalendarView": .datePicker,
    "CheckBox": .checkBox,
    "CheckedTextView": .checkBox,
    "Chip": .button,
    "CompoundButton": .toggle,
    "DatePicker": .datePicker,
    "EditText": .textField,
    "ExpandableListView": .table,
    "FloatingActionButton": .button,
    "Gallery": .collectionView,
    "GridView": .collectionView,
    "HorizontalScrollView": .scrollView,
    "Image": .image,
    "ImageButton": .button,
    "ImageView": .image,
    "ListView": .table,
    "MapView": .map,
    "MaterialButton": .button,
    "MultiAutoCompleteTextView": .textField,
    "NestedScrollView": .scrollView,
    "NumberPicker": .picker,
    "ProgressBar": .progressIndicator,
    "RadioButton": .radioButton,
    "RadioGroup": .radioGroup,
    "RatingBar": .slider,
    "RecyclerView": .table,
    "ScrollView": .scrollView,
    "SeekBar": .slider,
    "Spinner": .popUpButton,
    "Switch": .switch,
    "SwitchCompat": .switch,
    "SwitchMaterial": .switch,
    "Tab": .tab,
    "TabWidget": .tabBar,
    "TextView": .staticText,
    "TimePicker": .datePicker,
    "ToggleButton": .toggle,
    "Toolbar": .navigationBar,
    "ViewPager": .scrollView,
    "ViewPager2": .scrollView,
    "WebView": .webView,
  ]
}
