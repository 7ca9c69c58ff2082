import type { jsPDF } from "jspdf";

/**
 * What a line belongs to: a paragraph, or a cell of the list. Lines with the same `block` (and `row` and `column`) are
 * one paragraph or cell, over pages too.
 */
export type Tag = { block: number; row?: number; column?: 0 | 1 };

/**
 * Tags of a PDF, by which screen readers tell paragraphs and the cells of a table (PDF 1.7, 14.7 and 14.8). jsPDF knows
 * none: the marks go into the pages by its `write`, the tree into the file before its catalogue.
 */
export function createPdfStructure(pdf: jsPDF) {
  const marks: Mark[] = [];
  const { events } = pdf.internal;
  let rootId = 0;
  events.subscribe("putPage", (page: { pageNumber: number }) => {
    write(pdf, `/StructParents ${page.pageNumber - 1}`);
    write(pdf, "/Tabs /S");
  });
  events.subscribe("postPutResources", () => {
    rootId = putTree(pdf, marks);
  });
  events.subscribe("putCatalog", () => {
    write(pdf, `/StructTreeRoot ${rootId} 0 R`);
    write(pdf, "/MarkInfo <</Marked true>>");
  });
  return {
    /** Draws a piece of text that belongs to this part of the letter. */
    tagged(tag: Tag, draw: () => void): void {
      const page = pdf.getCurrentPageInfo().pageNumber;
      const mcid = marks.filter((mark) => mark.page === page).length;
      marks.push({ tag, page, mcid });
      write(pdf, `/${kindOf(tag)} <</MCID ${mcid}>> BDC`);
      draw();
      write(pdf, "EMC");
    },
    /** Draws what is no part of the text: rules, bands, page numbers. */
    artifact(draw: () => void): void {
      write(pdf, "/Artifact BMC");
      draw();
      write(pdf, "EMC");
    },
  };
}

type Mark = { tag: Tag; page: number; mcid: number };

/** The left column's cells are heads of their rows, and the first row heads both columns. */
function kindOf({ row, column }: Tag): "P" | "TH" | "TD" {
  if (row === undefined) return "P";
  return row === 0 || column === 0 ? "TH" : "TD";
}

/** Writes the tree and answers its root's id. */
function putTree(pdf: jsPDF, marks: readonly Mark[]): number {
  const rootId = newId(pdf);
  const documentId = newId(pdf);
  const parents = new Map<Mark, number>();

  const putLeaf = (own: readonly Mark[], parent: number): number => {
    const id = newId(pdf);
    const kids = own.map(({ page, mcid }) => `<</Type /MCR /Pg ${pageId(pdf, page)} 0 R /MCID ${mcid}>>`);
    for (const mark of own) parents.set(mark, id);
    const [first] = own;
    const kind = first ? kindOf(first.tag) : "P";
    const scope = kind === "TH" ? ` /A <</O /Table /Scope /${first?.tag.row === 0 ? "Column" : "Row"}>>` : "";
    put(pdf, id, `<</Type /StructElem /S /${kind} /P ${parent} 0 R${scope} /K [${kids.join(" ")}]>>`);
    return id;
  };
  const putGroup = (kind: "Table" | "TR", parent: number, putKids: (id: number) => number[]): number => {
    const id = newId(pdf);
    const kids = putKids(id);
    put(pdf, id, `<</Type /StructElem /S /${kind} /P ${parent} 0 R /K [${references(kids)}]>>`);
    return id;
  };

  const blocks = groupBy(marks, ({ tag }) => tag.block).map((own) => {
    if (own[0]?.tag.row === undefined) return putLeaf(own, documentId);
    return putGroup("Table", documentId, (table) =>
      groupBy(own, ({ tag }) => tag.row ?? 0).map((row) =>
        putGroup("TR", table, (id) => groupBy(row, ({ tag }) => tag.column ?? 0).map((cell) => putLeaf(cell, id))),
      ),
    );
  });
  put(pdf, documentId, `<</Type /StructElem /S /Document /P ${rootId} 0 R /K [${references(blocks)}]>>`);
  const byPage = Array.from({ length: pdf.getNumberOfPages() }, (_none, index) => {
    const own = marks.filter(({ page }) => page === index + 1);
    return `${index} [${references(own.map((mark) => parents.get(mark) ?? documentId))}]`;
  });
  const treeId = newId(pdf);
  put(pdf, treeId, `<</Nums [${byPage.join(" ")}]>>`);
  put(
    pdf,
    rootId,
    `<</Type /StructTreeRoot /K ${documentId} 0 R /ParentTree ${treeId} 0 R /ParentTreeNextKey ${byPage.length}>>`,
  );
  return rootId;
}

/** In the order in which each key comes first. */
function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => number): Value[][] {
  const groups = new Map<number, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return [...groups.values()];
}

function references(ids: readonly number[]): string {
  return ids.map((id) => `${id} 0 R`).join(" ");
}

function write(pdf: jsPDF, text: string): void {
  call(pdf, "write", text);
}

function put(pdf: jsPDF, id: number, dictionary: string): void {
  call(pdf, "newObjectDeferredBegin", id, true);
  write(pdf, dictionary);
  write(pdf, "endobj");
}

function newId(pdf: jsPDF): number {
  return Number(call(pdf, "newObjectDeferred"));
}

function pageId(pdf: jsPDF, page: number): number {
  return pdf.getPageInfo(page).objId;
}

/** Calls that jsPDF has for its own plugins and does not list in its types. */
function call(
  pdf: jsPDF,
  name: "write" | "newObjectDeferred" | "newObjectDeferredBegin",
  ...given: unknown[]
): unknown {
  const known: unknown = Reflect.get(pdf.internal, name);
  if (typeof known !== "function") throw new TypeError(`jsPDF has no ${name}`);
  return Reflect.apply(known, pdf.internal, given);
}
