import { columnsUsed } from "../expressions/render-expression.ts";
import { quoteText } from "../sql-text.ts";
import { asText, type Column } from "./relation.ts";

/** What is told of a row: its first columns, cut short. */
const TOLD = { columns: 3, characters: 40 };

/** SQL of a reason that ends with the values which the expression read: `day: the expression fails where name is “x”`. */
export function failingRow(text: string, tree: unknown, columns: readonly Column[]): string {
  const used = new Set(
    columnsUsed(
      tree,
      columns.map(({ name }) => name),
    ),
  );
  const read = columns.filter(({ name }) => used.has(name)).slice(0, TOLD.columns);
  if (read.length === 0) return quoteText(text);
  const cells = read.map((column) => {
    const value = asText(column);
    const short = `left(${value}, ${TOLD.characters}) || CASE WHEN length(${value}) > ${TOLD.characters} THEN '…' ELSE '' END`;
    return `${quoteText(`${column.name} is `)} || coalesce('“' || ${short} || '”', 'empty')`;
  });
  return `${quoteText(`${text} where `)} || ${cells.join(" || ' and ' || ")}`;
}
