/// What stands at a path.
enum FileKind {
  case missing
  case file
  case folder

  /// A pipe, socket or device.
  case special
}
