/// The words of tag expressions, which so can be no tags that somebody chooses.
package enum TagOperator: String {
  case and
  case or
  case not
}
