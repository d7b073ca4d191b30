import Glibc

/// What lets root read and enter everything, and how a command goes without.
enum Privileges {
  /// What to write before a command so that the modes of files hold for it: `$UNPRIVILEGED`.
  static let dropping =
    geteuid() == 0 ? "setpriv --bounding-set=\(rights) --inh-caps=\(rights)" : ""

  /// Whether the modes of files can be made to hold.
  static let canBeDropped = system("\(dropping) true 2>/dev/null") == 0

  private static let rights = "-dac_override,-dac_read_search"
}
