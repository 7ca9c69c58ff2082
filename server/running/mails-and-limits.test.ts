import { describe, expect, it } from "vitest";
import { makeEdges, makeFields, makeNode, runNodes } from "../testing/workflow-run.ts";

const fields = makeFields("id INTEGER, name VARCHAR, change DECIMAL");
const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields });
const content = 'id,name,change\n1,=1+1,-5.50\n2,<script>alert(1)</script>,3\n3,"  +49 30","1"\n';
const mail = makeNode(
  "mail",
  "destination:email",
  {
    to: ["a@example.com", "b@example.com"],
    subject: "Totals\r\nBcc: c@example.com",
    message: "Dear <all>,\n\nhere they are.",
  },
  { label: "Weekly mail" },
);

describe("a run that sends a mail", { timeout: 120_000 }, () => {
  it("has its parent send the rows as a table and as a file that no spreadsheet runs", async () => {
    const run = await runNodes({
      ...{ nodes: [csv, mail], edges: makeEdges("csv > mail"), files: { 1: content } },
      apart: true,
    });
    expect(run.outcome).toEqual({ status: "completed", recordsProcessed: 3 });
    const sent = run.events.find((event) => event.kind === "mail");
    expect(sent).toMatchObject({
      to: ["a@example.com", "b@example.com"],
      subject: "Totals Bcc: c@example.com",
      message: "Dear <all>,\n\nhere they are.\n\nThe table shows 3 rows. All of them are in the attached file.",
      csvName: "Weekly mail.csv",
    });
    const html = sent?.kind === "mail" ? sent.html : "";
    expect(html).toContain("<p>Dear &lt;all&gt;,</p>");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toContain("<script>");
    expect(run.text("mail")).toBe("id,name,change\n1,'=1+1,-5.50\n2,<script>alert(1)</script>,3\n3,'  +49 30,1\n");
    const kinds = run.events.map(({ kind }) => kind);
    expect(kinds.indexOf("delivering")).toBeLessThan(kinds.indexOf("mail"));
  });

  it("lets no spreadsheet run a full-width sign, nor one behind what nobody sees", async () => {
    const names = ["\uff1d1+1", "\uff20a", "\u200b=1", "\u3164+1", "\ufeff-1", "M\u00fcller-L\u00fcd"];
    const rows = names.map((name, id) => `${id},${name},1\n`).join("");
    const run = await runNodes({
      ...{ nodes: [csv, mail], edges: makeEdges("csv > mail") },
      files: { 1: `id,name,change\n${rows}` },
    });
    const disarmed = names.map((name, id) => `${id},${id < 5 ? "'" : ""}${name},1\n`).join("");
    expect(run.text("mail")).toBe(`id,name,change\n${disarmed}`);
  });

  it("shows the first fifty rows of many", async () => {
    const many = `id,name,change\n${Array.from({ length: 120 }, (_none, index) => `${index},n${index},1`).join("\n")}\n`;
    const run = await runNodes({ nodes: [csv, mail], edges: makeEdges("csv > mail"), files: { 1: many } });
    const sent = run.events.find((event) => event.kind === "mail");
    const html = sent?.kind === "mail" ? sent.html : "";
    expect(html.match(/<tr>/g)).toHaveLength(51);
    expect(html).toContain("The table shows the first 50 of 120 rows.");
  });

  it("has failed where the mail could not be sent", async () => {
    const run = await runNodes({
      nodes: [csv, mail],
      edges: makeEdges("csv > mail"),
      files: { 1: content },
      apart: true,
      onEvent: (event) => {
        if (event.kind === "mail") throw new Error("mailbox full");
      },
    });
    expect(run.outcome).toEqual({
      status: "failed",
      nodeId: "mail",
      message: "“Weekly mail” failed: Couldn't send the email: mailbox full",
    });
  });
});

describe("a run that wants too much", { timeout: 120_000 }, () => {
  const table = makeNode("table", "destination:dashboard", { chart: "none" });

  it("of memory is ended, and told so", async () => {
    const ids = Array.from({ length: 40 }, (_none, index) => `double${index}`);
    const doubling = ids.map((id) =>
      makeNode(id, "transform:map", {
        mappings: [{ target: "name", kind: "expression", value: "name || name", type: "VARCHAR" }],
      }),
    );
    const run = await runNodes({
      nodes: [csv, ...doubling, table],
      edges: makeEdges(["csv", ...ids, "table"].join(" > ")),
      files: { 1: "id,name,change\n1,abcdefghijklmnop,1\n" },
      apart: true,
      limits: { seconds: 60, memoryMb: 128, diskMb: 100, rowsKept: 10 },
    });
    expect(run.outcome).toMatchObject({ status: "failed", message: expect.stringMatching(/memory/) });
  });

  it("of the disk is ended, and told so", async () => {
    const wide = `id,name,change\n${Array.from({ length: 30_000 }, (_none, index) => `${index},${"x".repeat(500)},1`).join("\n")}\n`;
    const run = await runNodes({
      nodes: [csv, makeNode("file", "destination:csv")],
      edges: makeEdges("csv > file"),
      files: { 1: wide },
      apart: true,
      limits: { seconds: 60, memoryMb: 256, diskMb: 5, rowsKept: 10 },
      onEvent: (event) => {
        if (event.kind === "file") throw new Error("the file was handed over");
      },
    });
    expect(run.outcome).toMatchObject({ status: "failed", message: expect.stringMatching(/on disk/) });
  });

  it("of the time is ended, and told so", async () => {
    const slow = `id,name,change\n${Array.from({ length: 20_000 }, (_none, index) => `${index},${"ab".repeat(150)},1`).join("\n")}\n`;
    const compare = makeNode("slow", "transform:map", {
      mappings: [
        {
          target: "distance",
          kind: "expression",
          value: `${Array.from({ length: 8 }, () => "levenshtein(name || name || name, reverse(name || name || name))").join(" + ")}`,
          type: "INTEGER",
        },
      ],
    });
    const run = await runNodes({
      nodes: [csv, compare, table],
      edges: makeEdges("csv > slow > table"),
      files: { 1: slow },
      apart: true,
      limits: { seconds: 4, memoryMb: 256, diskMb: 100, rowsKept: 10 },
    });
    expect(run.outcome).toMatchObject({ status: "failed", message: expect.stringMatching(/longer than 4 seconds/) });
  });
});
