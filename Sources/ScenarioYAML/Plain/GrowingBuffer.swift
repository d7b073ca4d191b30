/// A growing buffer of plain values with a single owner.
///
/// An array checks before every change whether it is shared, which costs more than the change here.
/// All accesses are checked to be within bounds: a mistake traps.
@safe
@usableFromInline
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  @usableFromInline var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    unsafe elements = .allocate(capacity: self.capacity)
  }

  init(_ array: [Element]) {
    self.init(capacity: array.count)
    unsafe array.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  @usableFromInline
  deinit { unsafe elements.deallocate() }

  @inlinable subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe elements[index]
    }
    set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe elements[index] = newValue
    }
  }

  @inline(__always)
  mutating func change(at index: Int, _ change: (inout Element) -> Void) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    unsafe change(&elements[index])
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(toHold: count + 1) }
    unsafe (elements + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  mutating func append(_ first: Element, _ second: Element) {
    if capacity - count < 2 { grow(toHold: count + 2) }
    unsafe (elements + count).initialize(to: first)
    unsafe (elements + count + 1).initialize(to: second)
    count += 2
  }

  @inline(__always)
  mutating func append(contentsOf source: UnsafeBufferPointer<Element>) {
    guard let first = source.baseAddress else { return }
    if capacity - count < source.count { grow(toHold: count + source.count) }
    unsafe (elements + count).initialize(from: first, count: source.count)
    count += source.count
  }

  mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count)
    count -= number
  }

  mutating func move(from index: Int, of other: inout Self) {
    precondition(index >= 0 && index <= other.count)
    let number = other.count - index
    if capacity - count < number { grow(toHold: count + number) }
    let (source, target) = unsafe (other.elements + index, elements + count)
    // Seldom more than a few, for which a call takes longer than a loop.
    for offset in 0..<number { unsafe (target + offset).initialize(to: source[offset]) }
    count += number
    other.count = index
  }

  /// The elements where they lie, which is for as long as the buffer is neither changed nor released.
  @unsafe
  var stretch: UnsafeBufferPointer<Element> {
    unsafe UnsafeBufferPointer(start: elements, count: count)
  }

  func array(from index: Int) -> [Element] {
    precondition(index >= 0 && index <= count)
    return unsafe Array(stretch[index...])
  }

  @inline(never)
  private mutating func grow(toHold size: Int) {
    capacity = max(size, 2 * capacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    unsafe larger.initialize(from: elements, count: count)
    unsafe elements.deallocate()
    unsafe elements = larger
  }
}

/// A changing buffer has one owner, and a finished one is never changed.
extension GrowingBuffer: @unchecked Sendable where Element: Sendable {}

extension GrowingBuffer where Element: Equatable {
  static func == (left: borrowing Self, right: borrowing Self) -> Bool {
    unsafe left.stretch.elementsEqual(right.stretch)
  }
}

extension GrowingBuffer<UInt8> {
  /// The next eight bytes from an index on, in the order of memory.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    precondition(index >= 0 && count - index >= MemoryLayout<UInt64>.size)
    return unsafe UnsafeRawPointer(elements + index).loadUnaligned(as: UInt64.self)
  }

  /// Appends a stretch of a source.
  ///
  /// Most are short: where there is room, a whole block is copied and what lies after the stretch
  /// is written over later.
  @inline(__always)
  mutating func append(_ range: Range<Int>, of source: UnsafeBufferPointer<UInt8>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= source.count)
    guard let start = source.baseAddress, range.count <= Self.blockSize,
      source.count - range.lowerBound >= Self.blockSize, capacity - count >= Self.blockSize
    else { return unsafe append(contentsOf: UnsafeBufferPointer(rebasing: source[range])) }
    let from = unsafe UnsafeRawPointer(start + range.lowerBound)
    let to = unsafe UnsafeMutableRawPointer(elements + count)
    unsafe to.storeBytes(of: from.loadUnaligned(as: Block.self), as: Block.self)
    count += range.count
  }

  private typealias Block = SIMD16<UInt8>

  /// How much more room than bytes a buffer should have.
  static var blockSize: Int { 16 }
}
