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

  func text(rounds: Int) async throws -> String {
    var table = TextTable(nameWidth: 36, figureWidth: 10)
    table.add("growth", "size", "ms", "size", "ms", "time")
    for kind in GrowthKind.all {
      let size = scale == .smoke ? 2 : kind.size
      let growth = try await kind.growth(from: size, rounds: rounds)
      table.add(
        kind.name,
        "\(size)",
        (growth.time / .milliseconds(1)).tenths,
        "\(10 * size)",
        (growth.timeOfTenfold / .milliseconds(1)).tenths,
        "\(growth.factor.tenths)x"
      )
    }
    return table.text
  }
}
