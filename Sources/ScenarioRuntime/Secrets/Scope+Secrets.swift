import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension Scope {
  /// What the variables hold here that a header lists as secret, and what is written of them, even
  /// where the command line says otherwise.
  func secrets(listedIn header: Header) -> Secrets {
    var secrets = header.writtenSecrets
    for name in header.secrets {
      let reference = Reference(name: name.value, steps: [], span: name.span)
      if let value = try? value(of: reference) { secrets.insert(all: value) }
      if let entry = variables[name.value] { secrets.insert(written: entry) }
    }
    return secrets
  }

  /// A text filled in, but for the values that are made of secrets, however short they are.
  func text(_ text: Text, masking secret: SecretSources) throws(ValueFault) -> String {
    guard case .template(let parts) = text.content else { return try self.text(text) }
    var filled = ""
    for part in parts {
      switch part {
      case .literal(let literal): filled += literal
      case .reference(let reference):
        filled +=
          secret.cover(sources(of: [reference])) ? Secrets.mask : try self.text(of: reference)
      }
    }
    return filled
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
    case .number(let number): insert(declared: number.source)
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
    case .number(let number): [number.source]
    case .text(let text): [text.literal].compactMap(\.self)
    case .list(let items): items.flatMap(\.literals)
    case .mapping(let entries): entries.flatMap(\.value.literals)
    }
  }
}
