import Patterns
import Testing

/// Patterns as people write them, held against Swift's own regular expressions.
struct OrdinaryPatternTests {
  @Test(arguments: ordinaryPatterns)
  func `an ordinary pattern is found where Swift finds it`(source: String) throws {
    let pattern = try Pattern(source)
    let reference = try Regex(source).matchingSemantics(.unicodeScalar).wordBoundaryKind(.simple)
    for text in texts where text.count <= 12 || !Self.repeatsGroup(source) {
      #expect(
        pattern.isFound(in: text) == (text.firstMatch(of: reference) != nil),
        "'\(source)' in '\(text)'"
      )
    }
  }

  /// Whether a group is repeated.
  ///
  /// Swift's matcher may then take a time that is exponential in the text.
  private static func repeatsGroup(_ source: String) -> Bool {
    [")+", ")*", "){"].contains(where: source.contains)
  }

  @Test func `each ordinary pattern tells two of the texts apart`() throws {
    for source in Self.ordinaryPatterns where !alwaysFound.contains(source) {
      let pattern = try Pattern(source)
      #expect(Set(texts.map(pattern.isFound)).count == 2, "'\(source)'")
    }
  }

  /// Patterns that are found in every text.
  private let alwaysFound: Set<String> = ["", "(^)*", "(a|b)*", "x*", "^", "$", "()", "(?:)"]

  private static let email =
    #"^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"#
    + #"(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$"#
  private static let semanticVersion =
    #"^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)"#
    + #"(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?"#
    + #"(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$"#
  private static let hostName =
    #"^(([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9\-]*[a-zA-Z0-9])\.)*"#
    + #"([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9\-]*[A-Za-z0-9])$"#

  private static let ordinaryPatterns = [
    email, semanticVersion, hostName, "^([A-Z][a-z]*)+$", "^[a-z]+([A-Z][a-z]*)*$",
    #"^key=([^&]*)(&\w+=[^&]*)*$"#,
    "", "abc", #"^It is (a|an) [a-z]+\.$"#, #"\d{1,2}:\d{2}"#, #".*\d+ of \d+.*"#, "(foo|bar)+",
    #"(\w+,)*\w+"#, #"^\w+(-\w+)*$"#, #"(?:\d{1,3}\.){3}\d{1,3}"#, #"(?<name>[^"]*)""#,
    #"\Q(a+)+\E"#, "[(a+)+]", "(^)*", #"\(a+\)+"#, "(a|b)*", "(?i)yes", #"[^\]]+"#, "x{,3}y",
    "{a}+", #"\p{L}+ \p{N}+"#, #"^[\w.-]+(,[\w.-]+)*$"#, #"^([^\]]+\])*$"#, "([[:alpha:]]+)x",
    #"([\]]+\[)+"#, "([!-#]+x)+", #"(\w+;)+"#, #"(?i)(\d+k)+"#, "(é+,)+", "([a-z]+[^a-zA-Z])+",
    "a{0, 500}b", "(a+)+$", "([a-zA-Z]+)*!", "(a|a)*b", "(a|ab)*c", "(.*)*x", "(a?)+x",
    #"(\w+\s?)+$"#, "((a+b?)+c)+", "(?:x+)+y", "(a|b|ab)*c", "(?x)(a +)+", "([a-z]+[0-9]*)+$",
    #"(\d+,?)+x"#, "(a+){0, 500}b", #"^(?:#[^!--x]*)+$"#.replacing("!--", with: "!-,"),
    "(?:A[^a-z]*)+", "x*", "^", "$", "()", "(?:)", "^$", "^.$", "^..?$", #"^\s*$"#, #"\s\s"#,
    #"^\S+$"#, #"\bfoo\b"#, #"\Bo\b"#, #"^\d+$"#, #"^-?\d+(\.\d+)?$"#, #"^\d{4}-\d{2}-\d{2}$"#,
    #"^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$"#, #"^([01]?\d|2[0-3]):[0-5]\d$"#,
    #"^#?([a-fA-F0-9]{6}|[a-fA-F0-9]{3})$"#, #"^https?://[^\s/$.?#].[^\s]*$"#,
    #"^(https?|ftp)://[\w.-]+(:\d+)?(/\S*)?$"#, #"^\+?[0-9 ()-]{7,}$"#, #"^[A-Z]{2}\d{2}"#,
    #"^\$\d{1,3}(,\d{3})*\.\d{2}$"#, #"^[A-Z][a-z]+ [A-Z][a-z]+$"#, #"^Page \d+ of \d+$"#,
    #"(\d+) (item|items) left"#, #"^(Today|Tomorrow|Mon|Tue)"#, #"Go to .*"#, ".*Gym", "Book .*",
    #"^(?i:go) to"#, #"(?i)GYM$"#, #"^Item \d{1,3}$"#, #"[aeiou]{2}"#, #"[^\x00-\x7F]"#,
    #"^[\x20-\x7E]*$"#, #"\u00E9"#, #"\u{e9}"#, #"^\p{Lu}\p{Ll}+"#, #"\p{Script=Greek}+"#,
    #"\p{Script=Cyrillic}"#, #"\p{Han}"#, #"\p{Sc}"#, #"\P{L}"#, #"^\p{Alphabetic}+$"#, #"\t"#,
    #"a.c"#, #"(?s)a.c"#, #"(?m)^b$"#, #"\Ab\n"#, #"c\z"#, #"b\Z"#, #"^(yes|no)?$"#, #"a+?b"#,
    #"a*?b"#, #"a??b"#, #"(ab){2,}"#, #"(ab){2}?c"#, #"[a-c]{3}"#, #"[^a-c]{3}"#, #"[-a]b"#,
    #"[\d-]x"#.replacing("\\d-", with: "\\d\\-"), #"[.]"#, #"[$^]"#, #"\.\.\."#, #"\*+"#, #"\|"#,
    #"a|b|c$"#, #"^(?:a|b)|c$"#, #"((a)|(b))((c)|(d))"#, #"^[^@]+@[^@]+\.[a-z]{2,}$"#,
    #"^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$"#, #"^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$"#,
    #""([^"\\]|\\.)*""#, #"<([a-z]+)[^>]*>"#, #"^\s*(#.*)?$"#, #"(\w+)=("[^"]*"|\S+)"#, #"^v?\d+"#,
    #"[[:upper:]][[:lower:]]+"#, #"[[:digit:]]+[[:space:]]"#, #"[[:punct:]]$"#, #"\h"#, #"\v"#,
  ]

  private let texts = [
    "", "a", "b", "ab", "abc", "aab", "aaaaaaaaaa", "abababc", "acbd", "xy", "xxxy", "x", "1,2,3x",
    "foo", "barfoo", "food foo", "It is a trap.", "12:30", "9:05", "3 of 12 done", "Page 3 of 12",
    "2 items left", "Go to Gym", "GO TO gym", "Book a table", "Today", "yes", "YES", "Ann Miller",
    "ann@example.org", "a.b+c@sub-domain.example.org", "@", "1.0.0", "1.2.3-rc.1+build.5", "01.2.3",
    "www.example.org", "-bad-.host", "CamelCaseName", "camelCaseName", "key=1&b=2&c=", "key=&",
    "192.168.0.1", "2026-11-25", "2026-13-01", "#ff00AA", "#xyz", "https://example.org/a?b=c#d",
    "+49 (30) 123456", "DE12 3456", "$1,234.50", "Item 42", "naïve café", "éa", "é,éé,",
    "αβγ", "Привет", "漢字", "€5", "a\tb  c", "a\nc", "b\nb\nc", "b\n", "\n", "   ", "[]a]", "](",
    "(a+)+", "(a)", "{a}}", "\"quoted \\\" text\"", "<b class=\"x\">", "# comment", "name=\"v w\"",
    "00:1a:2b:3c:4d:5e", "123e4567-e89b-12d3-a456-426614174000", "a b,c", "*|*", "...", "^$", "-b",
    "5x", "-x", "12k3K", "word;word;", "!#x", "#a#b", "]]][", "no!", "aabaabc", "v12", "aa1 b2",
    "A",
    "Hello World 42", "x,y-z", "a.c", "Zürich", "-3.75", "42", "a-b-c", "x]y]",
  ]
}
