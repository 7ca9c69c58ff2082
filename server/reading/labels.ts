import { oneOf } from "#shared/words/word-pattern.ts";
import { toPlain } from "./plain-text.ts";
import tables from "./words/labels.json" with { type: "json" };

export type Label = "title" | "company" | "degree" | "institution";

const labels: Record<Label, RegExp> = {
  title: new RegExp(`^${oneOf(tables.labels.title)}$`, ""),
  company: new RegExp(`^${oneOf(tables.labels.company)}$`, ""),
  degree: new RegExp(`^${oneOf(tables.labels.degree)}$`, ""),
  institution: new RegExp(`^${oneOf(tables.labels.institution)}$`, ""),
};

const others = new RegExp(`^${oneOf(tables.others)}$`, "");

/** The head of a table: nothing but names of what stands below. */
export function isTableHead(text: string): boolean {
  const cells = text.split("\t");
  return (
    cells.length > 2 &&
    cells.every((cell) =>
      toPlain(cell)
        .split(/\s*\/\s*| of | and | y | et | und | e /)
        .some(isHeadWord),
    )
  );
}

function isHeadWord(text: string): boolean {
  return others.test(text) || names.some((label) => labels[label].test(text));
}

const names: Label[] = ["title", "company", "degree", "institution"];

/** "Employer: Acme Ltd" names its part itself. */
export function labelOf(text: string): { label: Label; value: string } | null {
  const [, name = "", value = ""] = /^([^:：\t]{3,70})\s*[:：\t]\s*(.+)$/u.exec(text) ?? [];
  if (!name || value.includes("\t")) return null;
  const label = names.find((one) => labels[one].test(toPlain(name)));
  return label ? { label, value } : null;
}
