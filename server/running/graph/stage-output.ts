import { FORMULA_START } from "#shared/csv/formula-start.ts";
import { quoteName, quoteText } from "../sql-text.ts";
import type { KeptRows } from "./compile-stage.ts";
import { asText, type Column } from "./relation.ts";
import type { Relation, Step } from "./step.ts";

/** What a stage leaves on disk. `rows` is a JSON array a line, `csv` for databases and people. */
export type StageOutput =
  | { format: "kept" }
  | { format: "csv"; header: boolean; delimiter: string; disarmed: boolean }
  | { format: "parquet" }
  | { format: "rows"; most: number | null };

/** Steps that come last, and the query that writes what they give to `path`. */
export function writeOutput(
  { name, columns }: Relation,
  output: StageOutput,
  options: { path: string; nextName: (prefix: string) => string },
): { steps: Step[]; select: string; copy: string; kept: KeptRows | null } {
  const { path, nextName } = options;
  const file = quoteText(path);
  if (output.format === "kept") {
    const kept = columns.map((column) => ({ ...column, exact: column.exact === null ? null : nextName("c") }));
    const list = new Map<string, string>();
    for (const [index, column] of columns.entries()) {
      // Parquet has no whole numbers of this length and would keep them as doubles.
      list.set(column.ref, column.physical === "HUGEINT" ? `CAST(${column.ref} AS VARCHAR)` : column.ref);
      const exact = kept[index]?.exact;
      if (column.exact !== null && exact) list.set(exact, column.exact);
    }
    const select = [...list].map(([ref, sql]) => `${sql} AS ${ref}`).join(", ") || "1 AS nothing";
    return {
      steps: [],
      select: `SELECT ${select} FROM ${name}`,
      copy: `TO ${file} (FORMAT parquet)`,
      kept: { path, columns: kept },
    };
  }
  if (output.format === "csv") {
    const cells = columns.map((column) =>
      output.disarmed
        ? `${disarmed(column)} AS ${quoteName(formula.test(column.name) ? `'${column.name}` : column.name)}`
        : `${asText(column)} AS ${quoteName(column.name)}`,
    );
    // PostgreSQL takes a line of \. for the end of the rows, unless it is quoted.
    const quoted = columns.length === 1 ? ", FORCE_QUOTE *" : "";
    return {
      steps: [],
      select: `SELECT ${cells.join(", ") || "1"} FROM ${name}`,
      copy: `TO ${file} (FORMAT csv, HEADER ${output.header}, DELIMITER ${quoteText(output.delimiter)}, QUOTE '"', ESCAPE '"', NULLSTR ''${quoted})`,
      kept: null,
    };
  }
  if (output.format === "parquet") {
    const cells = columns.map((column) => `${inItsType(column)} AS ${quoteName(column.name)}`);
    return {
      steps: [],
      select: `SELECT ${cells.join(", ") || "1 AS nothing"} FROM ${name}`,
      copy: `TO ${file} (FORMAT parquet, COMPRESSION zstd)`,
      kept: null,
    };
  }
  const cells = columns.map(asText).join(", ");
  const steps: Step[] = [];
  let from = name;
  if (output.most !== null) {
    // A LIMIT would end the query early, and then nobody would know how many rows there are.
    const numbered = nextName("n");
    const cut = nextName("n");
    const number = nextName("c");
    steps.push(
      { name: numbered, sql: `SELECT *, row_number() OVER () AS ${number} FROM ${name}`, operator: null, count: null },
      {
        name: cut,
        sql: `SELECT * FROM ${numbered} WHERE ${number} <= ${output.most}`,
        operator: "filter",
        count: null,
      },
    );
    from = cut;
  }
  return {
    steps,
    select: `SELECT json_array(${cells}) FROM ${from}`,
    // JSON leaves no control character unescaped, so nothing needs quotes around it.
    copy: `TO ${file} (FORMAT csv, HEADER false, QUOTE '', ESCAPE '', DELIMITER E'\\x01')`,
    kept: null,
  };
}

/** Whole numbers that Parquet would keep as doubles become decimals. */
function inItsType({ ref, physical }: Column): string {
  return physical === "HUGEINT" ? `CAST(${ref} AS DECIMAL(38, 0))` : ref;
}

const formula = new RegExp(FORMULA_START, "u");

/** A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers are left alone. */
function disarmed(column: Column): string {
  const text = asText(column);
  if (column.type !== "VARCHAR") return text;
  return `CASE WHEN regexp_matches(${text}, ${quoteText(FORMULA_START)}) THEN '''' || ${text} ELSE ${text} END`;
}
