import AppModelKit

/// Plain words that some YAML reader takes for something else than a text.
///
/// In quotes they are texts for sure, so their quotes are kept: those of YAML 1.1, which calls
/// `no` a truth value and `12:30` a number, among them, and those that scenarios call durations.
enum ReservedWords {
  static func contains(_ text: String) -> Bool {
    words.contains(text.lowercased()) || isNumberLike(text) || isDuration(text)
  }

  private static let words: Set<String> = [
    "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", ".inf", "+.inf", "-.inf",
    ".nan",
  ]

  /// Whether a text begins like a number and has nothing in it that no number or date has.
  private static func isNumberLike(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
      .drop { $0 == UInt8(ascii: ".") }
    guard let first = digits.first, isDigit(first) else { return false }
    return digits.allSatisfy(canBeInNumber)
  }

  private static func isDuration(_ text: String) -> Bool {
    guard let first = text.utf8.first, isDigit(first) else { return false }
    do throws(DurationTextFault) {
      _ = try Duration(scenarioText: text)
      return true
    } catch {
      return error == .tooLong
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Digits of any base, signs, points, exponents, and the letters of dates.
  private static func canBeInNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || numberSigns.contains(byte)
  }

  private static let numberSigns = Set("abcdefxotzABCDEFXOTZ+-_.: ".utf8)
}
