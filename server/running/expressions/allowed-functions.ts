import { expressionFunctions } from "#shared/workflows/expression-functions.ts";

/**
 * The functions that an expression may call: they compute from what they are given and nothing else. Left out on purpose
 * is what reads files, settings or the environment, what differs from call to call, and what makes long values from
 * short ones (`repeat`, `range`).
 */
export const allowedFunctions: ReadonlySet<string> = new Set([
  ...["+", "-", "*", "/", "//", "%", "^", "**", "||", "@"],
  ...["~~", "!~~", "~~*", "!~~*", "like_escape", "not_like_escape", "ilike_escape", "not_ilike_escape"],
  ...Object.values(expressionFunctions).flatMap((group) => group.map(({ name }) => name)),
]);

/** Aggregates: known only to say where they belong. */
export const aggregateNames: ReadonlySet<string> = new Set([
  ...["sum", "avg", "mean", "count", "count_star", "min", "max", "median", "first", "last", "string_agg", "list"],
]);

/** Types that a cast may go to. */
export const allowedTypes: ReadonlySet<string> = new Set([
  ...["TINYINT", "SMALLINT", "INTEGER", "BIGINT", "HUGEINT", "FLOAT", "DOUBLE", "DECIMAL", "VARCHAR", "DATE"],
  ...["TIMESTAMP", "BOOLEAN", "TIME"],
]);
