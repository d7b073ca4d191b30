/// The kinds of entries that a vocabulary defines.
package enum WordKind: String, Sendable {
  case element
  case flow
  case check
}
