import { type Damage, damageText } from "./damage.ts";
import type { Layout } from "./layout.ts";
import type { Block, Sheet, SheetSection, Span } from "./sheet.ts";

/** The sheet as XeLaTeX sets it; sidebars stand in a minipage. */
export function renderTex(sheet: Sheet, layout: Layout, damage: Damage): string {
  const sections = (list: SheetSection[]) =>
    list.map(({ title, blocks }) => `\\section*{${escaped(title, damage)}}\n${toTex(blocks, damage)}`).join("\n");
  const aside = sections(sheet.aside);
  const [left, right] = layout.page === "right" ? [sections(sheet.main), aside] : [aside, sections(sheet.main)];
  const [wide, narrow] = layout.page === "right" ? [0.62, 0.32] : [0.32, 0.62];
  const page = (width: number, text: string) =>
    `\\begin{minipage}[t]{${width}\\textwidth}\\raggedright\n${text}\\end{minipage}`;
  const body = aside === "" ? sections(sheet.main) : `\\noindent${page(wide, left)}\\hfill\n${page(narrow, right)}`;
  return `\\documentclass[${Math.round(layout.size)}pt,a4paper]{article}
\\usepackage[margin=18mm]{geometry}\\usepackage{fontspec}\\usepackage{enumitem}\\usepackage{titlesec}
\\titleformat{\\section}{\\large\\scshape\\raggedright}{}{0em}{}[\\titlerule]
\\setmainfont{${layout.font}}\\setlength{\\parindent}{0pt}\\setlist{nosep,leftmargin=1.2em}\\pagestyle{plain}
\\begin{document}
${toTex(sheet.head, damage)}
${body}
${toTex(sheet.foot, damage)}
\\end{document}`;
}

function toTex(blocks: Block[], damage: Damage): string {
  return blocks.map((block) => toOne(block, damage)).join("\n");
}

function toOne(block: Block, damage: Damage): string {
  const list = (items: string[], between: string) => items.map((item) => escaped(item, damage)).join(between);
  if (block.kind === "line") {
    const cells = block.cells.map((spans) => spans.map((span) => toSpan(span, damage)).join("")).join(" \\hfill ");
    if (block.role === "name") return `{\\Huge ${cells}}\\\\[4pt]`;
    if (block.role === "headline" || block.role === "cv") return `{\\Large ${cells}}\\\\`;
    if (block.role === "bullet") return `\\begin{itemize}\\item ${cells}\\end{itemize}`;
    return `${block.role === "typed" ? "-- " : ""}${cells}\\par`;
  }
  if (block.kind === "card") return `${toTex(block.blocks, damage)}\\vspace{4pt}`;
  if (block.kind === "tags" || block.kind === "columns") return `${list(block.items, " \\quad ")}\\par`;
  if (block.kind === "bars") return `${list(block.items, "\\par\n")}\\par`;
  if (block.kind === "table") {
    const columns = "l".repeat(Math.max(1, ...block.rows.map((row) => row.length)));
    return `\\begin{tabular}{${columns}}${block.rows.map((row) => `${list(row, " & ")}\\\\`).join("\n")}\\end{tabular}\\par`;
  }
  const notes = block.notes.map((spans) => spans.map((span) => toSpan(span, damage)).join("")).join("\\\\");
  const note = `\\begin{minipage}[t]{0.2\\linewidth}\\raggedright ${notes}\\end{minipage}`;
  const told = `\\begin{minipage}[t]{0.76\\linewidth}${toTex(block.blocks, damage)}\\end{minipage}`;
  return `\\noindent ${block.side === "left" ? `${note}\\hfill ${told}` : `${told}\\hfill ${note}`}\\par`;
}

function toSpan({ text, bold, italic, capitals }: Span, damage: Damage): string {
  const shown = escaped(capitals ? text.toUpperCase() : text, damage);
  const emphasised = italic ? `\\textit{${shown}}` : shown;
  return bold ? `\\textbf{${emphasised}}` : emphasised;
}

function escaped(text: string, damage: Damage): string {
  return damageText(text, damage)
    .replace(/[\\{}]/g, "")
    .replace(/[&%$#_]/g, "\\$&")
    .replaceAll("~", "\\textasciitilde{}")
    .replaceAll("^", "\\textasciicircum{}");
}
