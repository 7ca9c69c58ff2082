import { type Damage, damageText } from "./damage.ts";
import type { Dice } from "./dice.ts";
import type { Layout } from "./layout.ts";
import type { Block, Sheet, SheetSection, Span } from "./sheet.ts";

/** The page for a browser to print. */
export function renderHtml(sheet: Sheet, layout: Layout, { damage, dice }: { damage: Damage; dice: Dice }): string {
  const look = {
    colour: dice.pick(["#1f4e79", "#7a1f3d", "#2e6b4f", "#333", "#b5541c"]),
    gap: dice.whole(2, 9),
    head: dice.pick([1, 1, 1.1, 1.25]),
    shout: dice.chance(0.06),
  };
  const blocks = (list: Block[]) => list.map((block) => toHtml(block, damage)).join("\n");
  const sections = (list: SheetSection[]) =>
    list
      .map(
        ({ title, blocks: body }) =>
          `<section><h2>${sectionTitle(title, layout, damage)}</h2><div class="body">${blocks(body)}</div></section>`,
      )
      .join("\n");
  const head = `<header class="${layout.head}">${blocks(sheet.head)}</header>`;
  const aside = `<aside>${sections(sheet.aside)}</aside>`;
  const main = `<main>${sections(sheet.main)}</main>`;
  const inside =
    layout.head === "band" || layout.head === "centre" || layout.page === "one" || layout.page === "margin";
  const columns =
    sheet.aside.length === 0
      ? main
      : `<div class="columns ${layout.page}">${layout.page === "right" ? `${main}${aside}` : aside + main}</div>`;
  const body =
    inside || sheet.aside.length === 0
      ? head + columns
      : `<div class="columns ${layout.page}">${
          layout.page === "right"
            ? `<main>${head}${sections(sheet.main)}</main>${aside}`
            : `${aside}<main>${head}${sections(sheet.main)}</main>`
        }</div>`;
  return `<!doctype html><html><head><meta charset="utf-8"><style>${css(layout, damage, look)}</style></head>
<body class="${layout.sections} ${layout.page}">${body}<footer>${blocks(sheet.foot)}</footer></body></html>`;
}

function sectionTitle(title: string, layout: Layout, damage: Damage): string {
  const text = escaped(damageText(title, damage));
  if (layout.sections === "split") return `<span class="first">${text.slice(0, 3)}</span>${text.slice(3)}`;
  if (layout.sections === "icon") return `<span class="icon">◆</span> ${text}`;
  if (layout.sections === "capitals" || layout.sections === "spaced") return text.toUpperCase();
  return text;
}

function toHtml(block: Block, damage: Damage): string {
  const inner = (list: Block[]) => list.map((one) => toHtml(one, damage)).join("\n");
  const words = (texts: string[], wrap: (text: string) => string) =>
    texts.map((text) => wrap(escaped(damageText(text, damage)))).join("");
  if (block.kind === "line") {
    const cells = block.cells.map(
      (spans) => `<span class="cell">${spans.map((span) => toSpan(span, damage)).join("")}</span>`,
    );
    const mark = block.role === "bullet" || block.role === "typed" ? `<span class="mark">${block.mark}</span>` : "";
    if (block.role === "typed") return `<p class="typed">${block.mark} ${cells.join(" ")}</p>`;
    return `<p class="${block.role} cells${Math.min(4, cells.length)}">${mark}${cells.join("")}</p>`;
  }
  if (block.kind === "beside") {
    const notes = block.notes.map((spans) => `<p>${spans.map((span) => toSpan(span, damage)).join("")}</p>`).join("");
    const parts = [`<div class="note">${notes}</div>`, `<div class="told">${inner(block.blocks)}</div>`];
    return `<div class="beside ${block.side}">${(block.side === "left" ? parts : parts.reverse()).join("")}</div>`;
  }
  if (block.kind === "card") return `<div class="entry ${block.ornament}">${inner(block.blocks)}</div>`;
  if (block.kind === "tags") return `<p class="tags">${words(block.items, (text) => `<span>${text}</span>`)}</p>`;
  if (block.kind === "columns") return `<div class="grid">${words(block.items, (text) => `<p>${text}</p>`)}</div>`;
  if (block.kind === "bars") return words(block.items, (text) => `<div class="bar"><p>${text}</p><i></i></div>`);
  const rows = block.rows.map((row) => `<tr>${words(row, (text) => `<td>${text}</td>`)}</tr>`).join("");
  return `<table class="${block.lines ? "lined" : "open"}">${rows}</table>`;
}

function toSpan({ text, bold, italic, capitals, small }: Span, damage: Damage): string {
  const shown = escaped(damageText(capitals ? text.toUpperCase() : text, damage));
  const classes = [bold && "b", italic && "i", small && "s"].filter(Boolean).join(" ");
  return classes === "" ? shown : `<span class="${classes}">${shown}</span>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

type Look = { colour: string; gap: number; head: number; shout: boolean };

function css(layout: Layout, damage: Damage, { colour, gap, head, shout }: Look): string {
  const margin = damage === "breaks" ? "34mm 20mm" : "14mm 16mm";
  const titles: Record<Layout["sections"], string> = {
    rule: "border-bottom:1px solid #444",
    capitals: "letter-spacing:.04em",
    box: `background:${colour};color:#fff;padding:2px 6px`,
    plain: "",
    spaced: "letter-spacing:.3em",
    coloured: `color:${colour}`,
    smallcaps: "font-variant:small-caps;border-bottom:1px solid #999",
    icon: `color:${colour}`,
    centred: "text-align:center;border-bottom:1px solid #444",
    split: "border-bottom:1px solid #bbb",
  };
  return `
@page{size:A4;margin:${margin}}
*{box-sizing:border-box;margin:0;padding:0}
body{font:${layout.size}pt/${(1.2 + gap * 0.03).toFixed(2)} "${layout.font}","Liberation Sans",sans-serif;color:#222}
h2{font-size:${layout.size + 2}pt;margin:${gap + 6}pt 0 ${gap}pt;${titles[layout.sections]};${damage === "spaced" ? "letter-spacing:.25em" : ""}}
.name{font-size:${layout.size * 2.2}pt;line-height:1.2;${damage === "spaced" ? "letter-spacing:.2em" : ""};${damage === "smallcaps" ? "font-variant:small-caps" : ""}}
.headline{font-size:${layout.size * 1.3}pt;color:${colour}} .cv{font-size:${layout.size * 1.6}pt}
header{margin-bottom:8pt} header.centre{text-align:center} header.centre .text,header.centre .name{justify-content:center}
header.band{background:${colour}22;padding:10pt} header.split{text-align:right} header.split .name{text-align:left}
.first{color:${colour}} .icon{font-size:${layout.size}pt}
p{display:flex;gap:8pt} p.text .cell{min-width:0} p.cells2>.cell:last-child,p.cells3>.cell:last-child{margin-left:auto;text-align:right;white-space:nowrap}
p .cell{white-space:pre-wrap} p.typed{display:block}
p.bullet{padding-left:10pt;gap:5pt} .b{font-weight:bold;${damage === "twice" ? "text-shadow:.3px 0 0 currentColor" : ""}} .i{font-style:italic} .s{font-size:.9em;color:#555}
.name .cell{font-weight:bold}
.entry{margin-bottom:${gap}pt} .entry.timeline{border-left:2px solid ${colour};padding-left:8pt} .entry.rules{border-bottom:1px solid #ccc;padding-bottom:3pt}
.beside{display:flex;gap:10pt} .beside.left .note{width:92pt;flex:none} .beside.right .note{width:96pt;flex:none;text-align:right} .told{flex:1;min-width:0}
.tags{flex-wrap:wrap;gap:5pt} .tags span{border:1px solid #aaa;border-radius:4px;padding:1pt 5pt}
.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:2pt 12pt}
.bar i{display:block;height:4pt;width:70%;background:${colour};margin:2pt 0 4pt}
table{width:100%;border-collapse:collapse} td{padding:1pt 6pt 1pt 0;vertical-align:top} .lined td{border:1px solid #bbb;padding:2pt 4pt} .open td:first-child{width:110pt}
.columns{display:flex;gap:18pt} .columns aside{width:31%;flex:none} .columns.halves aside{width:46%} .columns main{flex:1;min-width:0}
.margin section{display:flex;gap:12pt} .margin h2{width:86pt;flex:none;margin-top:0} .margin .body{flex:1;min-width:0} .margin section{margin-top:${gap + 6}pt}
footer{margin-top:24pt} .entry>p:first-child,.told>p:first-child{font-size:${head}em} ${shout ? "body{text-transform:uppercase}" : ""}`;
}
