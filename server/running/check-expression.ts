import type { DuckDBConnection } from "@duckdb/node-api";
import { bindParameters } from "#shared/workflows/bind-parameters.ts";
import type { ExpressionCheck } from "#shared/workflows/execution.schema.ts";
import type { ExpressionCheckRequest } from "#shared/workflows/preview-request.schema.ts";
import { compileExpression } from "./expressions/compile-expression.ts";
import { ExpressionError } from "./expressions/expression-error.ts";
import { parseExpression } from "./expressions/parse-expression.ts";
import { physicalTypes } from "./graph/relation.ts";

/** Whether an expression over these columns can be used, and what it gives. Nothing of it is run. */
export async function checkExpression(
  connection: DuckDBConnection,
  { expression, fields, parameters: asked }: ExpressionCheckRequest,
): Promise<ExpressionCheck> {
  const columns = fields.map((field, index) => ({
    ...field,
    ref: `c${index}`,
    physical: physicalTypes[field.type],
    exact: null,
  }));
  try {
    const tree = await parseExpression(connection, expression);
    const parameters = bindParameters(asked, {});
    const now = new Date();
    const { type } = await compileExpression(connection, { text: expression, tree, columns, now, parameters });
    return { ok: true, type, message: null, offset: null };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return { ok: false, type: null, message: error.message, offset: error.offset };
  }
}
