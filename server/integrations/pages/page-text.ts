/** What is needed of a node of the page; linkedom's types follow the browser's, which the server does not have. */
export type PageNode = {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<PageNode>;
};

const BLOCKS = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TR UL".split(
    " ",
  ),
);
const APART = new Set("H1 H2 H3 H4 H5 H6 P UL OL TABLE SECTION ARTICLE".split(" "));
const UNSEEN = new Set("SCRIPT STYLE NOSCRIPT TEMPLATE SVG IFRAME BUTTON SELECT".split(" "));
const DEEPEST = 400;
/** Stand for the ends of blocks until it is known what stands around them: from the range that no text uses. */
const LINE = "\uE000";
const GAP = "\uE001";

/** A piece of a page as plain text: a line a block, a dash a list item, an empty line around what stands apart. */
export function pageText(root: PageNode): string {
  const pieces: string[] = [];
  write(root, pieces, 0);
  return pieces
    .join("")
    .replace(/\s*(?:[\uE000\uE001]\s*)+/gu, (breaks) => (breaks.includes(GAP) ? "\n\n" : "\n"))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function write(node: PageNode, pieces: string[], depth: number): void {
  if (node.nodeType === 3) {
    pieces.push((node.textContent ?? "").replace(/\s+/g, " "));
    return;
  }
  const name = node.nodeName.toUpperCase();
  if (UNSEEN.has(name) || depth > DEEPEST) return;
  if (name === "BR") pieces.push("\n");
  const around = APART.has(name) ? GAP : BLOCKS.has(name) ? LINE : "";
  pieces.push(around, name === "LI" ? "- " : "", name === "TD" || name === "TH" ? " " : "");
  for (const child of node.childNodes) write(child, pieces, depth + 1);
  pieces.push(around);
}
