import CLibYAML

/// What nothing that reads YAML with libyaml can be quicker than.
enum LibYAML {
  /// Reads all events of a text, and throws each away.
  static func readEvents(of bytes: [UInt8]) {
    var (parser, event) = (yaml_parser_t(), yaml_event_t())
    yaml_parser_initialize(&parser)
    bytes.withUnsafeBufferPointer { input in
      yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
      var isOver = false
      while !isOver {
        precondition(yaml_parser_parse(&parser, &event) == 1, "the benchmarks' YAML must be valid")
        isOver = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
      }
    }
    yaml_parser_delete(&parser)
  }
}
