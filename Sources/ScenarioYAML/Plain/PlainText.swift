/// A view of a file's bytes, with zeros at all places after its end.
///
/// So every look ahead has an answer, and what ends at a zero ends with the file. The view must not
/// outlive the bytes: only `PlainYAMLReader.document(of:limits:)` makes one.
@safe
struct PlainText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let table = ByteClassTable.shared

  init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = bytes }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    unsafe UInt(bitPattern: offset) < UInt(bitPattern: bytes.count) ? bytes[offset] : 0
  }

  @inline(__always)
  func has(_ classes: ByteClasses, at offset: Int) -> Bool {
    !table[self[offset]].isDisjoint(with: classes)
  }

  /// The first place, from an offset on, whose byte is of a class that includes zero.
  @inline(__always)
  func firstOffset(of classes: ByteClasses, from offset: Int) -> Int {
    var end = offset
    while !has(classes, at: end) { end &+= 1 }
    return end
  }

  @inline(__always)
  func append(_ range: Range<Int>, to texts: inout GrowingBuffer<UInt8>) {
    unsafe texts.append(range, of: bytes)
  }
}
