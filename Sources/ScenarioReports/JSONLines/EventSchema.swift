/// The JSON Schema of the lines that ``JSONLinesReport`` writes.
package enum EventSchema {
  package static var text: String {
    String(decoding: PackageResources.events_schema_json, as: UTF8.self)
  }
}
