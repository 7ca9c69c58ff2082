/** Of a regular expression only what a text that it fits can be made from: assertions are left out, one sign stands for a class. */
export type Part =
  | { is: "sign"; source: string }
  | { is: "sequence"; parts: Part[] }
  | { is: "choice"; ways: Part[] }
  | { is: "repeat"; part: Part; least: number; most: number };

/** @throws Error where the pattern is none that it knows. */
export function parsePattern(source: string): Part {
  let at = 0;

  function choice(): Part {
    const ways = [sequence()];
    while (source[at] === "|") {
      at += 1;
      ways.push(sequence());
    }
    return ways.length === 1 && ways[0] ? ways[0] : { is: "choice", ways };
  }

  function sequence(): Part {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") {
      const part = atom();
      if (part) parts.push(repeated(part));
    }
    return { is: "sequence", parts };
  }

  /** Null for an assertion. */
  function atom(): Part | null {
    const sign = source[at] ?? "";
    if (sign === "^" || sign === "$") return skip(1);
    if (/^\\[bB]/.test(source.slice(at, at + 2))) return skip(2);
    if (sign === "(") return group();
    if (sign === "[") return take(/^\[(?:\\.|[^\]\\])*\]/su);
    if (sign === "\\") return take(/^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|k<[^>]*>|\d+|.)/su);
    return take(/^./su);
  }

  function group(): Part | null {
    const isAssertion = /^\(\?<?[=!]/.test(source.slice(at));
    at += /^\((?:\?(?:<?[=!]|[a-z-]*:|<[^>]*>))?/.exec(source.slice(at))?.[0].length ?? 1;
    const inner = choice();
    if (source[at] !== ")") throw new Error(`no end of a group: ${source}`);
    at += 1;
    return isAssertion ? null : inner;
  }

  function repeated(part: Part): Part {
    const [all = "", sign, low, high] =
      /^(?:([*+?])|\{(\d+)(?:(?=\})|,(?=\d*\}))(\d*)\})\??/.exec(source.slice(at)) ?? [];
    at += all.length;
    if (sign !== undefined)
      return { is: "repeat", part, least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Number.POSITIVE_INFINITY };
    if (low === undefined) return part;
    const most = all.includes(",") ? (high === "" ? Number.POSITIVE_INFINITY : Number(high)) : Number(low);
    return { is: "repeat", part, least: Number(low), most };
  }

  function take(pattern: RegExp): Part {
    const [found = ""] = pattern.exec(source.slice(at)) ?? [];
    if (found === "") throw new Error(`not known at ${at}: ${source}`);
    at += found.length;
    return { is: "sign", source: found };
  }

  function skip(count: number): null {
    at += count;
    return null;
  }

  const whole = choice();
  if (at < source.length) throw new Error(`more behind ${at}: ${source}`);
  return whole;
}
