import ScenarioEvents
import ScenarioModel

extension Scope {
  /// The values here of the variables that a header lists as secret.
  func values(listedIn header: Header) -> Secrets {
    var secrets = Secrets()
    for name in header.secrets {
      let reference = Reference(name: name.value, steps: [], span: name.span)
      if let value = try? value(of: reference) { secrets.insert(all: value) }
    }
    return secrets
  }
}

extension Secrets {
  /// Adds what is known of a variable without filling anything in.
  mutating func insert(written entry: VariableTable.Entry) {
    switch entry {
    case .value(let value, _): insert(all: value)
    case .template(let template): insert(written: template)
    }
  }

  /// Adds the texts and numbers that are written out in a value.
  mutating func insert(written template: ValueTemplate) {
    for text in template.literals { insert(text) }
  }

  /// Adds all texts and numbers of a value.
  mutating func insert(all value: Value) {
    switch value {
    case .null, .boolean: break
    case .number(let number): for form in number.shownForms { insert(form) }
    case .text(let text): insert(text)
    case .list(let items): for item in items { insert(all: item) }
    case .mapping(let entries): for entry in entries { insert(all: entry.value) }
    }
  }
}

extension ValueTemplate {
  /// The texts and numbers that are written out.
  fileprivate var literals: [String] {
    switch content {
    case .null, .boolean: []
    case .number(let number): number.shownForms
    case .text(let text): [text.literal].compactMap(\.self)
    case .list(let items): items.flatMap(\.literals)
    case .mapping(let entries): entries.flatMap(\.value.literals)
    }
  }
}

extension Number {
  /// The number as it is written and, if it is whole, as messages write it.
  fileprivate var shownForms: [String] { [source] + (integer.map { ["\($0)"] } ?? []) }
}
