import AppModelKit
import Testing

struct DurationTextTests {
  @Test(arguments: [
    ("350ms", Duration.milliseconds(350)), ("5s", .seconds(5)), ("1.5s", .milliseconds(1500)),
    ("2m", .seconds(120)), ("1h", .seconds(3600)), ("5", .seconds(5)), ("0", .zero),
    ("0.001", .milliseconds(1)), ("0ms", .zero), ("0.5ms", .microseconds(500)),
    ("1.25m", .seconds(75)), ("0.0000000001s", .zero), ("24h", .seconds(86_400)),
    ("86400", .seconds(86_400)), ("86400000ms", .seconds(86_400)),
    ("1.123456789123456789s", .nanoseconds(1_123_456_789)), ("1e2", .seconds(100)),
    ("1.5E1", .seconds(15)), ("8.64e+4", .seconds(86_400)), ("25e-4", .microseconds(2500)),
    ("0.00000000000000000001e21", .seconds(10)), ("0e999999", .zero), ("1e-999999", .zero),
    ("1.9999999999e0", .nanoseconds(1_999_999_999)), ("1.9e-9", .nanoseconds(1)),
    ("9e-10", .zero),
  ])
  func `a duration is a decimal number with a unit`(text: String, expected: Duration) throws {
    #expect(try Duration(scenarioText: text) == expected)
  }

  @Test(arguments: [
    "", "s", ".", ".5", "5.", "5.s", "-5s", "+5s", "1e2s", "1e", "1e+", "e2", "1e2.5",
    "-1e2", "1e-", "1e 2", "1e0000001", "01e2", "0x10", "5 s", " 5s", "5s ", "5S", "5sec",
    "1_000", "inf", "nan", "1.2.3", "5msm", "٣s", "1,5s", "2h30m",
    "010", "007ms", "00.5", "00",
  ])
  func `anything else is malformed`(text: String) {
    #expect(throws: DurationTextFault.malformed) { try Duration(scenarioText: text) }
  }

  @Test(arguments: [
    "25h", "24.0001h", "86400.000000001", "86401s", "86400001ms", "1441m",
    "99999999999999999999999999999999999999999999h", "1e5", "86400000000001e-9", "1e308",
    "0.1e999999",
  ])
  func `more than 24 hours are too long`(text: String) {
    #expect(throws: DurationTextFault.tooLong) { try Duration(scenarioText: text) }
  }
}
