/// A value with the name that a file gives it.
package struct Named<Value: Sendable>: Sendable {
  package let name: Located<String>
  package let value: Value

  package init(name: Located<String>, value: Value) {
    self.name = name
    self.value = value
  }
}
