import { capitalised } from "#shared/words/capitalised.ts";
import { outputWords } from "./edge-outputs.ts";
import { type Mapping, mappingSchema } from "./node-config.schema.ts";
import type { Note } from "./note.schema.ts";
import type { Parameter } from "./parameter.schema.ts";
import { typeWords } from "./type-labels.ts";
import type { WorkflowEdge, WorkflowNode } from "./workflow.schema.ts";

export type Comparable = {
  name: string;
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  parameters?: readonly Parameter[];
  notes?: readonly Note[];
};

/** A setting of a step that differs, its values in words for people. */
export type SettingChange = { setting: string; before: string; after: string };

/** What a person would have to do to `before` to get `after`. Lists are names of steps, connections and parameters. */
export type WorkflowComparison = {
  name: { before: string; after: string } | null;
  added: string[];
  removed: string[];
  changed: { label: string; settings: SettingChange[] }[];
  connected: string[];
  disconnected: string[];
  parameters: string[];
  /** Steps were moved, or notes edited: nothing that a run would notice. */
  looksDiffer: boolean;
};

/** How two versions of a workflow differ; steps are told by their ids, so that a renamed one is the same. */
export function compareWorkflows(before: Comparable, after: Comparable): WorkflowComparison {
  const old = new Map(before.nodes.map((node) => [node.id, node]));
  const now = new Map(after.nodes.map((node) => [node.id, node]));
  const changed = after.nodes.flatMap((node) => {
    const earlier = old.get(node.id);
    const settings = earlier ? settingChanges(earlier, node) : [];
    return settings.length > 0 ? [{ label: node.data.label, settings }] : [];
  });
  const labelsOf = (nodes: readonly WorkflowNode[]) => nodes.map(({ data }) => data.label);
  const [linesBefore, linesAfter] = [linesOf(before), linesOf(after)];
  return {
    name: before.name === after.name ? null : { before: before.name, after: after.name },
    added: labelsOf(after.nodes.filter(({ id }) => !old.has(id))),
    removed: labelsOf(before.nodes.filter(({ id }) => !now.has(id))),
    changed,
    connected: [...linesAfter].filter(([key]) => !linesBefore.has(key)).map(([, words]) => words),
    disconnected: [...linesBefore].filter(([key]) => !linesAfter.has(key)).map(([, words]) => words),
    parameters: parameterChanges(before.parameters ?? [], after.parameters ?? []),
    looksDiffer:
      after.nodes.some(({ id, position }) => !isSame(position, old.get(id)?.position ?? position)) ||
      !isSame(before.notes ?? [], after.notes ?? []),
  };
}

/** True where a person would notice nothing. */
export function isSameWorkflow(comparison: WorkflowComparison): boolean {
  const { name, looksDiffer, ...lists } = comparison;
  return name === null && !looksDiffer && Object.values(lists).every((list) => list.length === 0);
}

function settingChanges(before: WorkflowNode, after: WorkflowNode): SettingChange[] {
  const [old, now] = [settingsOf(before), settingsOf(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return keys.flatMap((key) =>
    isSame(old[key], now[key]) || isTold(key, keys, isSame(old[nameOf[key] ?? ""], now[nameOf[key] ?? ""]))
      ? []
      : [{ setting: settingWords(key), before: valueWords(old[key]), after: valueWords(now[key]) }],
  );
}

/** What a person sets; what follows from the steps before is left out. */
function settingsOf({ data }: WorkflowNode): Record<string, unknown> {
  const { label, description, errorHandling, retryAttempts, retryDelay, config, pinned } = data;
  const retries = errorHandling === "retry" ? { retryAttempts, retryDelay } : {};
  const columns =
    data.nodeType === "source"
      ? { columns: data.fields.map(({ name, type }) => `${name} (${typeWords[type].toLowerCase()})`) }
      : {};
  const pins = pinned ? { pinnedRows: pinned.rows.length } : {};
  return {
    name: label,
    description,
    ifARowFails: capitalised(errorHandling),
    ...retries,
    ...columns,
    ...pins,
    ...config,
  };
}

function linesOf({ nodes, edges }: Comparable): Map<string, string> {
  const labels = new Map(nodes.map(({ id, data }) => [id, data.label]));
  return new Map(
    edges.map(({ source, target, output }) => [
      `${source} ${target} ${output ?? ""}`,
      `${labels.get(source) ?? source}${output ? ` (${outputWords[output]})` : ""} to ${labels.get(target) ?? target}`,
    ]),
  );
}

function parameterChanges(before: readonly Parameter[], after: readonly Parameter[]): string[] {
  const old = new Map(before.map((parameter) => [parameter.name, parameter]));
  const now = new Set(after.map(({ name }) => name));
  return [
    ...after.flatMap((parameter) => {
      const earlier = old.get(parameter.name);
      if (!earlier) return [`${parameter.name} added`];
      return isSame(earlier, parameter) ? [] : [`${parameter.name} changed`];
    }),
    ...before.filter(({ name }) => !now.has(name)).map(({ name }) => `${name} removed`),
  ];
}

/** The settings that say for people what an id means. */
const nameOf: Record<string, string> = { fileId: "fileName", workflowId: "workflowName" };

/** Whether another setting says the same in words; of two files of one name only the id tells that they differ. */
function isTold(key: string, keys: readonly string[], sameName: boolean): boolean {
  const name = nameOf[key];
  return name !== undefined && keys.includes(name) && !sameName;
}

/** What the forms call a setting where its key says it otherwise. */
const formWords: Record<string, string> = {
  url: "URL",
  rowsPath: "Path to the rows",
  fileName: "File",
  fileId: "File",
  connectionId: "Connection",
  mode: "Write mode",
  pagination: "More pages",
};

/** "groupBy" as "Group by". */
function settingWords(key: string): string {
  const word = formWords[key];
  if (word !== undefined) return word;
  return capitalised(key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

const MOST_WORDS = 300;

function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === "") return "empty";
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = Array.isArray(value) ? value.map(entryWords).join("; ") || "none" : entryWords(value);
  return text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS - 1).toWellFormed()}…` : text;
}

function entryWords(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry);
  const mapping = "source" in entry && "kind" in entry ? mappingSchema.safeParse(entry).data : undefined;
  if (mapping) return mappingWords(mapping);
  return Object.values(entry)
    .filter((part) => part !== "" && part !== null && part !== undefined)
    .map((part) => (typeof part === "object" ? JSON.stringify(part) : String(part)))
    .join(" ");
}

/** "total from amount as number". */
function mappingWords({ kind, source, target, value, cast }: Mapping): string {
  const from = { field: source, constant: `“${value}”`, expression: value }[kind];
  return `${target} from ${from}${cast ? ` as ${typeWords[cast].toLowerCase()}` : ""}`;
}

/** Whatever the order in which an object's parts were written down. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
