/** A JSON text that is cut off, or a value in it that is too long to be a row. */
export class JsonShapeError extends Error {}

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
/** Deeper than any data; what is deeper could not be written again. */
const MOST_LEVELS = 1_000;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/**
 * The values of a JSON text as texts of their own, one after the other: the entries of a list, or what stands below each
 * other (one a line). Holds no more than one of them. `whole`: a list is one value.
 * @throws JsonShapeError
 */
export async function* splitJson(
  chunks: AsyncIterable<string>,
  { whole, longest }: { whole: boolean; longest: number },
): AsyncGenerator<string> {
  /** Depth at which rows stand: 1 in a list. Not known before the first character. */
  let base: 0 | 1 | null = null;
  let depth = 0;
  let state: "between" | "nested" | "text" | "escape" | "plain" | "ended" = "between";
  let held = "";
  const taken = (end: string): string => {
    const value = held + end;
    held = "";
    if (value.length > longest) throw new JsonShapeError("a value in it is too long to be a row");
    return value;
  };

  for await (const chunk of chunks) {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (state === "escape") state = "text";
      else if (state === "text") {
        if (code === BACKSLASH) state = "escape";
        else if (code === QUOTE) {
          if (depth > (base ?? 0)) state = "nested";
          else {
            yield taken(chunk.slice(start, at + 1));
            state = "between";
          }
        }
      } else if (state === "nested") {
        if (code === QUOTE) state = "text";
        else if (code === OPEN_OBJECT || code === OPEN_LIST) {
          depth += 1;
          if (depth > MOST_LEVELS) throw new JsonShapeError("its lists and objects are nested too deep");
        } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
          depth -= 1;
          if (depth > (base ?? 0)) continue;
          yield taken(chunk.slice(start, at + 1));
          state = "between";
        }
      } else if (isSpace(code) || (code === COMMA && base === 1) || (code === CLOSE_LIST && base === 1)) {
        if (state === "plain") {
          yield taken(chunk.slice(start, at));
          state = "between";
        }
        if (code === CLOSE_LIST) {
          depth = 0;
          state = "ended";
        }
      } else if (state === "ended") throw new JsonShapeError("something stands after the end of the list");
      else if (state === "between") {
        const isFirst = base === null;
        base ??= code === OPEN_LIST && !whole ? 1 : 0;
        if (isFirst && base === 1) {
          depth = 1;
          continue;
        }
        start = at;
        if (code === OPEN_OBJECT || code === OPEN_LIST) {
          depth += 1;
          state = "nested";
        } else state = code === QUOTE ? "text" : "plain";
      }
    }
    if (state !== "between" && state !== "ended") held += chunk.slice(start);
    if (held.length > longest) throw new JsonShapeError("a value in it is too long to be a row");
  }
  if (state === "plain" && base === 0) yield taken("");
  else if (base !== null && (base === 1 ? state !== "ended" : state !== "between"))
    throw new JsonShapeError("it ends in the middle");
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
