import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension Scope {
  /// What the variables hold here that a header lists as secret, and what is written of them, even
  /// where the command line says otherwise.
  func secrets(listedIn header: Header) -> Secrets {
    var secrets = sharedHeader?.writtenSecrets(of: header) ?? header.writtenSecrets
    for name in header.secrets where !variables.isWrittenOut(name.value) {
      let reference = Reference(name: name.value, steps: [], span: name.span)
      if let value = try? value(of: reference) { secrets.insert(all: value) }
      if let entry = variables[name.value] { secrets.insert(written: entry) }
    }
    return secrets
  }

  /// A text filled in, but with masks in place of what is hidden here, however short that is.
  func shownText(_ text: Text) throws(ValueFault) -> String { try self.text(masked(text)) }

  /// What a text stands for, likewise.
  func shownValue(of text: Text) throws(ValueFault) -> Value { try value(of: masked(text)) }

  /// A value filled in, likewise.
  func shownValue(of template: ValueTemplate) throws(ValueFault) -> Value {
    try value(of: masked(template))
  }

  private func masked(_ text: Text) -> Text {
    guard case .template(let parts) = text.content else { return text }
    return Text(.template(parts.map(masked)), span: text.span)
  }

  private func masked(_ part: Text.Part) -> Text.Part {
    switch part {
    case .literal: part
    case .reference(let reference): hides(reference) ? .literal(Secrets.mask) : part
    }
  }

  private func masked(_ template: ValueTemplate) -> ValueTemplate {
    switch template.content {
    case .null, .boolean, .number: template
    case .text(let text): ValueTemplate(.text(masked(text)), span: template.span)
    case .list(let items): ValueTemplate(.list(items.map(masked)), span: template.span)
    case .mapping(let entries):
      ValueTemplate(
        .mapping(entries.map { .init(key: $0.key, value: masked($0.value)) }),
        span: template.span
      )
    }
  }
}

extension Secrets {
  /// Adds what is known of a variable without filling anything in.
  mutating func insert(written entry: VariableTable.Entry) {
    switch entry {
    case .value(let value, _): insert(all: value)
    case .template(let template):
      insert(declared: "", from: [template.span])
      for text in template.literals { insert(declared: text) }
    }
  }

  /// Adds all texts and numbers of a value.
  mutating func insert(all value: Value) {
    switch value {
    case .null, .boolean: break
    case .number(let number): for form in number.shownForms { insert(declared: form) }
    case .text(let text): insert(declared: text)
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
  /// The number as it is written and, where it counts something, as messages write it.
  fileprivate var shownForms: [String] { [source] + (integer.map { ["\($0)"] } ?? []) }
}
