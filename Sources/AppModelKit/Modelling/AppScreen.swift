/// The screens of an app model: usually an enum, with the screen's subject as its payload.
public protocol AppScreen: Hashable, Sendable {
  /// The name that scenarios know the screen by.
  var name: String { get }
}

extension AppScreen where Self: RawRepresentable, RawValue == String {
  /// The raw value, so that an enum of texts needs no names besides.
  public var name: String { rawValue }
}
