import { make } from "./dom.js";

const pattern = /("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|((?:^|[\s{,[-])#.*$)|([\w.-]+)(?=:(?:\s|$))|([{}[\],])/g;

// A line of YAML in colours.
export function yaml(text) {
  const line = make("code", { class: "yaml-line", dir: "ltr" });
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) line.append(text.slice(end, match.index));
    const kind = match[1] ? "string" : match[2] ? "comment" : match[3] ? "key" : "mark";
    line.append(make("bdi", { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  line.append(text.slice(end));
  return line;
}
