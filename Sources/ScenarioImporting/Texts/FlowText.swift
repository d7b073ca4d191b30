/// A text of a flow with the variables in it: `Hello ${NAME}`.
struct FlowText: Equatable {
  enum Part: Equatable {
    case literal(Unicode.Scalar)
    case variable(String)
  }

  var parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  init(literal: String) { parts = literal.unicodeScalars.map(Part.literal) }

  init(variable: String) { parts = [.variable(variable)] }

  var variables: [String] {
    parts.compactMap { part in
      switch part {
      case .variable(let name): name
      case .literal: nil
      }
    }
  }

  var literal: String? { variables.isEmpty ? withPlaceholders : nil }

  /// The text with a letter in place of each variable.
  var withPlaceholders: String {
    var text = String.UnicodeScalarView()
    for part in parts {
      switch part {
      case .literal(let scalar): text.append(scalar)
      case .variable: text.append("x")
      }
    }
    return String(text)
  }

  /// The text as scenarios write it: `${name}` for a variable, `${'$'}` for a dollar sign before a brace.
  var written: String {
    var text = ""
    var dollarCount = 0
    for part in parts {
      if part == .literal("$") {
        dollarCount += 1
        continue
      }
      text += String(repeating: part.isLikeScript ? "${'$'}" : "$", count: dollarCount)
      dollarCount = 0
      switch part {
      case .variable(let name): text += "${\(name)}"
      case .literal(let scalar): text.unicodeScalars.append(scalar)
      }
    }
    return text + String(repeating: "$", count: dollarCount)
  }
}

extension FlowText.Part {
  /// Whether dollar signs before it would become a part of it.
  fileprivate var isLikeScript: Bool {
    switch self {
    case .variable, .literal("{"): true
    case .literal: false
    }
  }
}
