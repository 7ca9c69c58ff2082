import type { ConfigProblem } from "./config-problem.ts";
import { findColumn, missingColumn } from "./find-column.ts";
import type { Field, Measure } from "./node-config.schema.ts";
import { isNumeric } from "./output-fields.ts";

const MAKE_NUMBER = "Make it a number in a Map Fields step first.";

/** For a column that a setting names and that no longer comes in; none known: not judged. */
export function comesIn(name: string, incoming: readonly Field[], field: string): ConfigProblem | null {
  if (incoming.length === 0 || findColumn(incoming, name)) return null;
  return { message: missingColumn(name), field };
}

export function isDrawable(name: string, incoming: readonly Field[]): ConfigProblem | null {
  const column = findColumn(incoming, name);
  if (!column || isNumeric(column.type)) return null;
  return { message: `“${name}” isn't a number column, so it can't be charted. ${MAKE_NUMBER}`, field: "y" };
}

export function measureProblem(measure: Measure, incoming: readonly Field[]): ConfigProblem | null {
  const { function: aggregate, field, target } = measure;
  if (!target.trim()) return { message: "Name every measure.", field: "measures" };
  if (!field) return aggregate === "count" ? null : { message: `Choose the column of “${target}”.`, field: "measures" };
  const missing = comesIn(field, incoming, "measures");
  if (missing) return missing;
  const type = findColumn(incoming, field)?.type;
  const needsNumbers = aggregate === "sum" || aggregate === "avg";
  if (!needsNumbers || !type || isNumeric(type)) return null;
  return {
    message: `“${field}” isn't a number column, so it has no ${aggregate === "sum" ? "sum" : "average"}. ${MAKE_NUMBER}`,
    field: "measures",
  };
}

/** For two columns that would have one name, whatever its case. */
export function sameNameTwice(columns: readonly { target: string }[], field: string): ConfigProblem | null {
  const names = new Set<string>();
  for (const { target } of columns) {
    const name = target.trim().toLowerCase();
    if (name && names.has(name)) return { message: `Two columns are called “${target}”.`, field };
    names.add(name);
  }
  return null;
}
