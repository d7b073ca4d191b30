import AppModelKit
import Testing

struct DelayTests {
  @Test func `every delay that the kit begins has a meaning for people, and no other one has`() {
    #expect(Delay.standard.allSatisfy { Delay.meaning(of: $0.name) != nil })
    #expect(Delay.meaning(of: "network") == nil)
  }
}
