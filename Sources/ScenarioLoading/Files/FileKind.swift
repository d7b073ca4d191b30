/// What stands at a path.
package enum FileKind {
  case missing
  case file
  case folder

  /// A pipe, socket or device.
  case special
}
