import AppModelKit
import ArgumentParser
import ScenarioEvents

extension DelayAssignment {
  /// An assignment as the command line has it.
  init(argument: String) throws {
    guard let assignment = DelayAssignment(argument) else {
      throw ValidationError(
        line:
          "'\(argument)' is not of the form name=length or name#n=length, as in 'network#2=0ms'."
      )
    }
    self = assignment
  }
}

/// The lengths of a delay that are explored, as the command line has them: `network=0ms...2s`.
struct DelayRangeOption {
  let name: String

  /// In milliseconds.
  let range: ClosedRange<Int64>

  init(argument: String) throws {
    guard let sign = argument.lastIndex(of: "="), sign > argument.startIndex,
      let range = Self.range(argument[argument.index(after: sign)...])
    else {
      throw ValidationError(
        line: "'\(argument)' is not of the form name=min...max, as in 'network=10ms...2s'."
      )
    }
    name = String(argument[..<sign])
    self.range = range
  }

  private static func range(_ text: Substring) -> ClosedRange<Int64>? {
    let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { end in
      (try? Duration(scenarioText: String(end)))?.wholeMilliseconds
    }
    guard ends.count == 2, let shortest = ends[0], let longest = ends[1], shortest <= longest else {
      return nil
    }
    return shortest...longest
  }
}
