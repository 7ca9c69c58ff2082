import type { BoundParameter, Parameter, ParameterValues } from "./parameter.schema.ts";
import { parameterOf, placeholdersIn, replacePlaceholders } from "./placeholders.ts";
import type { WorkflowNode } from "./workflow.schema.ts";

/** Each parameter with the value that was given for it, or its default. */
export function bindParameters(parameters: readonly Parameter[], given: ParameterValues): BoundParameter[] {
  return parameters.map(({ name, type, default: usual }) => ({
    ...{ name, type },
    value: (Object.hasOwn(given, name) ? given[name] : undefined) ?? usual,
  }));
}

/**
 * The step with the values in its settings. What is read as a program (SQL, expressions) is left alone: there the values
 * are bound when it runs.
 */
export function withParameters(node: WorkflowNode, parameters: readonly BoundParameter[]): WorkflowNode {
  if (!usesParameters(node)) return node;
  return { ...node, data: { ...node.data, config: filledPart(node.data.config, parameters) } };
}

/** Names of parameters that a step uses, in settings and programs alike. */
export function parametersOf({ data }: WorkflowNode): string[] {
  return [...new Set(textsIn(data.config).flatMap(placeholdersIn))];
}

function usesParameters({ data }: WorkflowNode): boolean {
  return textsIn(data.config).some((text) => placeholdersIn(text).length > 0);
}

/** Those that may hold a placeholder: a step may have a thousand texts, nearly all of them names of columns. */
function textsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === "string" && value.includes("{{")) found.push(value);
  if (typeof value === "object" && value !== null) for (const part of Object.values(value)) textsIn(part, found);
  return found;
}

function filledPart(part: object, parameters: readonly BoundParameter[]): Record<string, unknown> {
  const isExpression = "kind" in part && part.kind === "expression";
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) =>
      isProgram(part, key) || (isExpression && key === "value") ? [key, value] : [key, filled(value, key, parameters)],
    ),
  );
}

/** A SQL query stands beside what says whether it or a table is read. */
function isProgram(part: object, key: string): boolean {
  return key === "expression" || (key === "query" && "read" in part);
}

function filled(value: unknown, key: string, parameters: readonly BoundParameter[]): unknown {
  if (typeof value === "string")
    return replacePlaceholders(value, (name, written) => {
      const found = parameterOf(name, parameters)?.value;
      if (found === undefined) return written;
      // Whatever stands in an address or in JSON stays one part of it.
      if (key === "body") return JSON.stringify(found).slice(1, -1);
      return key === "url" ? encodeURIComponent(found) : found;
    });
  if (Array.isArray(value)) return value.map((each) => filled(each, key, parameters));
  return typeof value === "object" && value !== null ? filledPart(value, parameters) : value;
}
