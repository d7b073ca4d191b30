/* The least that a runner of YAML scenarios has to do: reads every file that it is given, pulls each
 * libyaml event out of it, and writes a report of as many bytes as it is told.
 *
 *   limit REPORT BYTES FILE...
 *
 * Scripts/check-budget counts its instructions beside those of `rehearse`.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

static void fail(const char *action, const char *path) {
  fprintf(stderr, "limit: cannot %s %s\n", action, path);
  exit(2);
}

static size_t contents(const char *path, unsigned char **buffer, size_t *capacity) {
  FILE *file = fopen(path, "rb");
  if (!file) fail("open", path);
  setvbuf(file, NULL, _IONBF, 0);
  size_t size = 0, count;
  do {
    if (*capacity - size < 4096) *buffer = realloc(*buffer, *capacity = *capacity * 2 + 65536);
    count = fread(*buffer + size, 1, *capacity - size, file);
    size += count;
  } while (count > 0);
  fclose(file);
  return size;
}

static void pull_events(const char *path, const unsigned char *bytes, size_t size) {
  yaml_parser_t parser;
  yaml_event_t event;
  if (!yaml_parser_initialize(&parser)) fail("parse", path);
  yaml_parser_set_input_string(&parser, bytes, size);
  for (int is_over = 0; !is_over; yaml_event_delete(&event)) {
    if (!yaml_parser_parse(&parser, &event)) fail("parse", path);
    is_over = event.type == YAML_STREAM_END_EVENT;
  }
  yaml_parser_delete(&parser);
}

static void write_report(const char *path, size_t size) {
  static char block[1 << 18];
  memset(block, 'x', sizeof block);
  FILE *file = fopen(path, "wb");
  if (!file) fail("open", path);
  setvbuf(file, NULL, _IONBF, 0);
  while (size > 0) {
    size_t count = size < sizeof block ? size : sizeof block;
    if (fwrite(block, 1, count, file) != count) fail("write", path);
    size -= count;
  }
  if (fclose(file)) fail("write", path);
}

int main(int count, char **arguments) {
  if (count < 3) return 64;
  unsigned char *buffer = NULL;
  size_t capacity = 0;
  for (int index = 3; index < count; index++) {
    size_t size = contents(arguments[index], &buffer, &capacity);
    pull_events(arguments[index], buffer, size);
  }
  write_report(arguments[1], strtoull(arguments[2], NULL, 10));
  free(buffer);
  return 0;
}
