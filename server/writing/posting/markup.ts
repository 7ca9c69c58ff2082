import { fold } from "./tokens.ts";

/** A piece of visible text on one line of the raw posting. A raw line of HTML may give several. */
export type Fragment = { text: string; line: number; bullet: boolean; emphasised: boolean };

/** Text that a reader of the rendered page would not see. */
export type HiddenText = { text: string; line: number };

/**
 * Takes tags, comments, scripts and entities out of a posting, keeping for every piece the raw line it
 * stands on. Text without tags passes through line by line. One pass; unclosed tags are harmless.
 */
export function stripMarkup(text: string): { fragments: Fragment[]; hidden: HiddenText[] } {
  if (text.includes("<")) return withoutTags(text);
  const plain = (line: string, index: number) => ({
    text: decodeEntities(line),
    line: index + 1,
    bullet: false,
    emphasised: false,
  });
  return { fragments: text.split("\n").map(plain), hidden: [] };
}

function withoutTags(text: string): { fragments: Fragment[]; hidden: HiddenText[] } {
  const fragments: Fragment[] = [];
  const hidden: HiddenText[] = [];
  const lower = text.toLowerCase();
  let line = 1;
  let buffer = "";
  let bullet = false;
  let emphasised = false;
  /** The mark ended within the text that is being read: what follows that text is plain. */
  let ends = false;
  let concealed: { tag: string; depth: number } | null = null;
  let gt = -1;

  function flush() {
    if (concealed) {
      if (buffer.trim()) hidden.push({ text: decodeEntities(buffer.trim()), line });
    } else {
      fragments.push({ text: decodeEntities(buffer), line, bullet, emphasised });
      bullet = false;
    }
    if (ends) emphasised = false;
    ends = false;
    buffer = "";
  }
  function endBlock() {
    if (buffer.trim()) flush();
    else buffer = "";
  }
  function skipTo(end: number, from: number): number {
    const stop = end < 0 ? text.length : end;
    const passed = text.slice(from, stop).split("\n").length - 1;
    if (passed > 0) endBlock();
    line += passed;
    return stop;
  }

  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === "\n") {
      flush();
      emphasised = false;
      line++;
      continue;
    }
    if (char !== "<") {
      buffer += char;
      continue;
    }
    if (text.startsWith("<!--", at)) {
      const end = text.indexOf("-->", at + 4);
      hidden.push({ text: text.slice(at + 4, end < 0 ? undefined : end).trim(), line });
      at = skipTo(end < 0 ? -1 : end + 3, at) - 1;
      continue;
    }
    if (gt < at && gt !== Number.POSITIVE_INFINITY) {
      const next = text.indexOf(">", at);
      gt = next < 0 ? Number.POSITIVE_INFINITY : next;
    }
    const tag = gt - at <= LONGEST_TAG ? tagIn(text.slice(at + 1, gt)) : null;
    if (!tag) {
      buffer += char;
      continue;
    }
    const tagLine = text.slice(at, gt);
    at = skipTo(gt + 1, at) - 1;
    if (concealed) {
      if (tag.name === concealed.tag) concealed.depth += tag.closing ? -1 : 1;
      if (concealed.depth === 0) {
        flush();
        concealed = null;
      }
      continue;
    }
    if (unreadTags.has(tag.name)) {
      if (!tag.closing) at = skipTo(lower.indexOf(`</${tag.name}`, at), at + 1) - 1;
      continue;
    }
    if (!tag.closing && isConcealing(tagLine) && !voidTags.has(tag.name)) {
      endBlock();
      concealed = { tag: tag.name, depth: 1 };
      continue;
    }
    if (tag.name === "td" || tag.name === "th") buffer += "\t";
    else if (blockTags.has(tag.name)) endBlock();
    if (tag.name === "li") bullet = !tag.closing;
    if (!headingTags.has(tag.name)) continue;
    if (buffer.trim() === "") emphasised = !tag.closing;
    ends = tag.closing && buffer.trim() !== "";
  }
  flush();
  return { fragments, hidden };
}

/** Longer runs between < and > are not tags but text. */
const LONGEST_TAG = 3000;

const headingTags = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "strong", "b", "dt"]);
const voidTags = new Set(["br", "hr", "img", "input", "meta", "link"]);
const unreadTags = new Set(["script", "style", "noscript", "template", "svg", "select"]);
const blockTags = new Set(
  "h1 h2 h3 h4 h5 h6 p div br hr ul ol li table tr section article header footer aside main dl dt dd blockquote pre body html head title form".split(
    " ",
  ),
);
const inlineTags = new Set(
  "a abbr b button code em font i img input label link meta mark nav small span strong sub sup td th tbody thead tfoot time u s del ins center figure figcaption iframe picture source o:p".split(
    " ",
  ),
);

function tagIn(inside: string): { name: string; closing: boolean } | null {
  const closing = inside.startsWith("/");
  const name = /^[a-z][a-z0-9:]{0,11}(?=[\s/]|$)/i.exec(closing ? inside.slice(1) : inside)?.[0].toLowerCase();
  if (!name) return inside.startsWith("!") ? { name: "!", closing: false } : null;
  const known = blockTags.has(name) || inlineTags.has(name) || unreadTags.has(name) || voidTags.has(name);
  return known ? { name, closing } : null;
}

/** Styles that keep text from the eyes of a reader but not from software. */
function isConcealing(tag: string): boolean {
  const style = fold(tag).replace(/\s+/g, "");
  return (
    style.includes("display:none") ||
    style.includes("visibility:hidden") ||
    style.includes("font-size:0") ||
    style.includes("opacity:0;") ||
    style.includes('opacity:0"') ||
    /(?<!-)color:(?:#fff\b|#ffffff|white|transparent)/.test(style)
  );
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  bull: "•",
  middot: "·",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  laquo: "«",
  raquo: "»",
  euro: "€",
  pound: "£",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  eacute: "é",
  egrave: "è",
  ecirc: "ê",
  agrave: "à",
  acirc: "â",
  ccedil: "ç",
  ocirc: "ô",
  ugrave: "ù",
  icirc: "î",
  Eacute: "É",
  Agrave: "À",
  aacute: "á",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  ntilde: "ñ",
  Ntilde: "Ñ",
  iquest: "¿",
  iexcl: "¡",
  oelig: "œ",
};

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole: string, name: string) => {
    if (!name.startsWith("#")) return entities[name] ?? whole;
    const hex = name.charAt(1).toLowerCase() === "x";
    const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
    return code > 31 && code < 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : " ";
  });
}
