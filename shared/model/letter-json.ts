import type { ModelMessage } from "./model-messages.ts";
import { jsonForm } from "./prompts/json-form.ts";

const list = (items: object) => ({ type: "array", items });
const object = (properties: Record<string, object>) => ({
  ...{ type: "object", properties, required: Object.keys(properties), additionalProperties: false },
});

/** The form of a letter for servers that hold a model's answer to a JSON schema: what the marks say otherwise. */
export const letterJsonSchema = object({
  paragraphs: list(
    object({ sentences: list(object({ text: { type: "string" }, sources: list({ type: "string" }) })) }),
  ),
});

/** The same question, with its answer asked for in that form. */
export function inJsonForm(messages: readonly ModelMessage[]): ModelMessage[] {
  return messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, content: `${message.content}\n${jsonForm}` } : message,
  );
}

/**
 * Turns a letter that comes as JSON into the text with marks that it would have been otherwise, while it comes; any other
 * answer passes as it is. Some servers take the schema and pass it over.
 */
export function createJsonUnwrapper(): { push: (delta: string) => string; end: () => string } {
  let mode: "open" | "plain" | "json" = "open";
  let raw = "";
  let given = false;
  const scanner = createScanner();
  const scan = (text: string) => {
    const out = scanner(text);
    given ||= out !== "";
    return out;
  };
  return {
    push: (delta) => {
      if (mode === "plain") return delta;
      raw += delta;
      if (mode === "json") return scan(delta);
      const start = raw.replace(/^\s*<(think|thinking)>[\s\S]*?<\/\1>/u, "").replace(/^\s*(?:```(?:json)?)?\s*/u, "");
      if (start.startsWith("{")) {
        mode = "json";
        return scan(start);
      }
      if (/^\s*(?:`{0,3}|```j?s?o?n?|<\w{0,8}|<think(?:ing)?>[\s\S]*)$/u.test(raw) && raw.length < MOST_THOUGHT)
        return "";
      mode = "plain";
      return raw;
    },
    /** What is no letter in that form is given out as it came, for what reads it to say so. */
    end: () => (mode === "open" || (mode === "json" && !given) ? raw : ""),
  };
}

const MOST_THOUGHT = 100_000;

type Frame = { kind: "{" | "["; key: string };

/** Reads JSON letter by letter: texts pass as they come, each followed by its sources when its sentence is complete. */
function createScanner(): (text: string) => string {
  const frames: Frame[] = [];
  let string: string | null = null;
  let escaped = "";
  let sources: string[] = [];
  let said = false;
  let anySentence = false;
  let gap = "";

  function inText(): boolean {
    return frames.at(-1)?.kind === "{" && frames.at(-1)?.key === "text";
  }

  function character(one: string): string {
    if (string === null) return "";
    string += one;
    if (!inText()) return "";
    const before = said ? "" : gap;
    said = true;
    return before + (/[\r\n\t]/u.test(one) ? " " : one);
  }

  function endOfString(value: string): void {
    const frame = frames.at(-1);
    if (frame?.kind === "{" && frame.key === "") frame.key = value;
    else if (frame?.kind === "[" && frames.at(-2)?.key === "sources") sources.push(value);
  }

  function close(): string {
    const frame = frames.pop();
    if (frame?.kind !== "{") return "";
    if (frame.key === "sentences") gap = anySentence ? "\n\n" : "";
    if (!said) return "";
    const marks = sources.join(" ").match(/[FP] ?\d{1,4}/giu) ?? [];
    [said, sources, anySentence, gap] = [false, [], true, " "];
    return ` [${marks.join(" ")}]`;
  }

  return (text) => {
    let out = "";
    for (const one of text) {
      if (string !== null) {
        if (escaped !== "") {
          escaped += one;
          if (escaped[1] === "u" && escaped.length < 6) continue;
          out += character(unescaped(escaped));
          escaped = "";
        } else if (one === "\\") escaped = one;
        else if (one === '"') {
          endOfString(string);
          string = null;
        } else out += character(one);
      } else if (one === '"') string = "";
      else if (one === "{" || one === "[") frames.push({ kind: one, key: "" });
      else if (one === "}" || one === "]") out += close();
      else if (one === "," && frames.at(-1)?.kind === "{") {
        const frame = frames.at(-1);
        if (frame) frame.key = "";
      }
    }
    return out;
  };
}

const short: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "", f: "" };

function unescaped(escaped: string): string {
  const kind = escaped[1] ?? "";
  if (kind === "u") return String.fromCharCode(Number.parseInt(escaped.slice(2), 16) || 32);
  return short[kind] ?? kind;
}
