/// The operators of tag expressions, which cannot be tags.
package enum TagOperator: String {
  case and
  case or
  case not
}
