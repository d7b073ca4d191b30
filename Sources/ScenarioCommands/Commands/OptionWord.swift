package import ArgumentParser

/// A value of an option that is one of several words.
package protocol OptionWord: CaseIterable, ExpressibleByArgument, RawRepresentable
where RawValue == String {}

extension OptionWord {
  /// The words, for help and completion.
  ///
  /// The parser asks several times at each start. Its own answer goes through key paths, which takes 0.13
  /// million instructions a time, by callgrind.
  package static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// Nothing, as the words explain themselves.
  package static var allValueDescriptions: [String: String] { [:] }
}
