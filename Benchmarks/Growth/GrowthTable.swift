/// How much longer it takes to do ten times as much: ten times as long, if all is well.
struct GrowthTable {
  enum Scale {
    case smoke
    case full
  }

  private let scale: Scale

  init(scale: Scale) {
    self.scale = scale
  }

  func text(rounds: Int, by meter: Meter) throws -> String {
    var table = TextTable(nameWidth: 42, figureWidth: 10)
    table.add("growth", ["size", "ms", "size", "ms", "time"])
    for kind in GrowthKind.all {
      let size = scale == .smoke ? 2 : kind.size
      let growth = try kind.growth(from: size, rounds: rounds, by: meter)
      table.add(kind.name, growth.figures(from: size))
    }
    return table.text
  }
}

extension GrowthKind.Growth {
  /// The figures of a line; that of instructions names itself, as it is seldom there.
  fileprivate func figures(from size: Int) -> [String] {
    [
      "\(size)", (time / .milliseconds(1)).tenths,
      "\(10 * size)", (timeOfTenfold / .milliseconds(1)).tenths,
      "\(factor.tenths)x",
    ] + (instructionFactor.map { ["  \($0.tenths)x instructions"] } ?? [])
  }
}
