import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { API } from "typescript/unstable/sync";
import { expect, test } from "vitest";
import { textsOf } from "./texts-of-source.ts";

const page = `
import { a } from "a file";
type Kind = "not a text";
export const labels = { one: "Add a line", two: "off" };
export function Row({ count }: { count: number }) {
  return (
    <p className="flex gap-2 text-sm" aria-label={\`Delete \${count} rows\`}>
      Nothing here yet. {a} {count === 1 ? "One row" : "Rows"}
    </p>
  );
}
`;

test("texts are found with their lines, and what only programs read is left out", () => {
  const folder = mkdtempSync(join(tmpdir(), "texts-"));
  writeFileSync(join(folder, "row.tsx"), page);
  writeFileSync(join(folder, "tsconfig.json"), '{ "compilerOptions": { "jsx": "preserve" }, "include": ["row.tsx"] }');
  const api = new API();
  try {
    const config = join(folder, "tsconfig.json");
    const source = api
      .updateSnapshot({ openProjects: [config] })
      .getProject(config)
      ?.program.getSourceFile(join(folder, "row.tsx"));
    expect(source && textsOf(source, "client/src/row.tsx")).toEqual([
      "client/src/row.tsx:4  Add a line",
      "client/src/row.tsx:7  Delete {…} rows",
      "client/src/row.tsx:8  Nothing here yet.",
      "client/src/row.tsx:8  One row",
      "client/src/row.tsx:8  Rows",
    ]);
  } finally {
    api.close();
    rmSync(folder, { recursive: true });
  }
});
