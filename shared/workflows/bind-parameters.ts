import { thousands } from "#shared/limits/thousands.ts";
import { configLimits } from "./node-config.schema.ts";
import type { BoundParameter, Parameter, ParameterValues } from "./parameter.schema.ts";
import { parameterFinder, placeholdersIn, replacePlaceholders } from "./placeholders.ts";
import { type WorkflowNode, workflowNodeSchema } from "./workflow.schema.ts";

/** Each parameter with the value that was given for it, or its default. */
export function bindParameters(parameters: readonly Parameter[], given: ParameterValues): BoundParameter[] {
  return parameters.map(({ name, type, default: usual }) => ({
    ...{ name, type },
    value: (Object.hasOwn(given, name) ? given[name] : undefined) ?? usual,
  }));
}

/** The values make the texts of a step longer than they may be. The message is for the person. */
export class ValueTooLong extends Error {
  readonly nodeId: string;
  constructor(nodeId: string, message = "A parameter's value is too long for this step.") {
    super(message);
    this.name = "ValueTooLong";
    this.nodeId = nodeId;
  }
}

/** Characters of values in one text, as long as the longest text of any step, and in all texts of a graph together. */
const most = { inText: configLimits.query, together: 2_000_000 } as const;

/**
 * The steps with the values in their settings. What is read as a program (SQL, expressions) is left alone: there the values
 * are bound when it runs.
 * @throws ValueTooLong before more is put together than there may be
 */
export function withParameters(nodes: readonly WorkflowNode[], parameters: readonly BoundParameter[]): WorkflowNode[] {
  const fill = filler(parameters);
  return nodes.map((node) => {
    if (!usesParameters(node)) return node;
    const filled = { ...node, data: { ...node.data, config: filledPart(node.data.config, fill(node.id)) } };
    if (!workflowNodeSchema.safeParse(filled).success) throw new ValueTooLong(node.id);
    return filled;
  });
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

type Fill = (text: string, key: string) => string;

function filledPart(part: object, fill: Fill): Record<string, unknown> {
  const isExpression = "kind" in part && part.kind === "expression";
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) =>
      isProgram(part, key) || (isExpression && key === "value") ? [key, value] : [key, filled(value, key, fill)],
    ),
  );
}

/** A SQL query stands beside what says whether it or a table is read. */
function isProgram(part: object, key: string): boolean {
  return key === "expression" || (key === "query" && "read" in part);
}

function filled(value: unknown, key: string, fill: Fill): unknown {
  if (typeof value === "string") return fill(value, key);
  if (Array.isArray(value)) return value.map((each) => filled(each, key, fill));
  return typeof value === "object" && value !== null ? filledPart(value, fill) : value;
}

/** Fills the texts of one step after the other, as long as all of them together stay short enough. */
function filler(parameters: readonly BoundParameter[]): (nodeId: string) => Fill {
  const find = parameterFinder(parameters);
  let left: number = most.together;
  return (nodeId) => (text, key) => {
    let leftHere: number = most.inText;
    return replacePlaceholders(text, (name, written) => {
      const found = find(name)?.value;
      if (found === undefined) return written;
      const value = inText(found, key);
      left -= value.length;
      leftHere -= value.length;
      if (leftHere < 0) throw new ValueTooLong(nodeId);
      if (left < 0) throw new ValueTooLong(nodeId, tooMuch);
      return value;
    });
  };
}

const tooMuch = `The values of parameters in all steps have more than ${thousands(most.together)} characters together. Use shorter values.`;

/** Whatever stands in an address or in JSON stays one part of it. */
function inText(value: string, key: string): string {
  if (key === "body") return JSON.stringify(value).slice(1, -1);
  return key === "url" ? encodeURIComponent(value.toWellFormed()) : value;
}
