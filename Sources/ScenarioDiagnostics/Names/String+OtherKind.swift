extension String {
  /// Whether the text would be read as a number, a boolean or null if it had no quotes in YAML.
  package var looksLikeOtherKind: Bool {
    let isNumeric = utf8.allSatisfy { (0x2B...0x39).contains($0) || $0 | 0x20 == 0x65 }
    return isNumeric && Double(self) != nil || ["true", "false", "null"].contains(self)
  }
}
