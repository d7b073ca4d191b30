/// The style of drawn screens.
package enum ScreenStyle {
  /// A style sheet for drawings of class `screen`; the page defines the colours.
  package static var css: [UInt8] { PackageResources.screen_css }
}
