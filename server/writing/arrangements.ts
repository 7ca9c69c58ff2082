import { findTemplate } from "#shared/templates/catalogue.ts";
import type { TemplateId } from "#shared/templates/template.ts";
import type { BlockName } from "./pieces.ts";

type Middle = Exclude<BlockName, "open" | "before" | "held" | "close">;

/** How a template sets a letter out: its paragraphs in order, and what else is its own. */
export type Arrangement = {
  order: readonly Middle[];
  /** The strongest line stands in the opening paragraph. */
  hook?: boolean;
  /** Paragraphs have at most so many sentences. */
  sentences?: number;
  /** So many lines fewer than usual. */
  spare?: number;
  /** Without the table, though there be rows for it. */
  noList?: boolean;
  /** Lines from posts only after everything else, and few of them. */
  fewJobs?: boolean;
  /** What answers the posting's questions is what the letter begins with, and so stays together. */
  answersFirst?: boolean;
};

const plain: Arrangement = { order: ["work", "asked", "stories", "answers", "list"] };

const arrangements: Record<TemplateId, Arrangement> = {
  tech: { order: ["asked", "work", "stories", "answers", "list"] },
  healthcare: { order: ["list", "work", "stories", "asked", "answers"] },
  engineering: { order: ["work", "asked", "answers", "stories", "list"], sentences: 4 },
  marketing: { order: ["stories", "asked", "work", "answers", "list"], hook: true },
  finance: { order: ["work", "stories", "list", "asked", "answers"] },
  education: { order: ["answers", "work", "asked", "stories", "list"], answersFirst: true },
  sales: { order: ["work", "asked", "stories", "list", "answers"], hook: true },
  "customer-service": { order: ["asked", "stories", "answers", "work", "list"] },
  nonprofit: { order: ["stories", "work", "answers", "asked", "list"] },
  "entry-level": { order: ["stories", "asked", "work", "answers", "list"] },
  modern: { order: ["work", "asked", "stories", "answers", "list"], sentences: 3 },
  corporate: { order: ["work", "list", "stories", "asked", "answers"] },
  minimalist: { order: ["work", "stories", "asked", "answers"], spare: 3, noList: true },
  creative: { order: ["answers", "stories", "asked", "work", "list"], answersFirst: true },
  bold: { order: ["asked", "list", "work", "stories", "answers"], hook: true, sentences: 4 },
  formal: { order: ["work", "stories", "asked", "answers", "list"] },
  promotion: { order: ["work", "asked", "answers", "list", "stories"] },
  "career-change": { order: ["asked", "list", "stories", "work", "answers"] },
  "no-experience": { order: ["stories", "asked", "list", "answers", "work"], fewJobs: true },
  remote: { order: ["asked", "stories", "work", "list", "answers"], sentences: 4 },
};

export function arrangementOf(templateId: string | null): Arrangement {
  const template = findTemplate(templateId ?? "");
  return template ? arrangements[template.id] : plain;
}

/**
 * Orders of the paragraphs that there are, the template's own first, then the likest to it. What a template is bought
 * for, its first paragraph, stays first as long as other orders are left.
 */
export function ordersOf({ order }: Arrangement, present: readonly BlockName[], pinned: boolean): readonly Middle[][] {
  const there = order.filter((name) => present.includes(name));
  const key = `${there.join("-")} ${pinned}`;
  const known = sortedOrders.get(key) ?? sortOrders(there, pinned);
  sortedOrders.set(key, known);
  return known;
}

/** There are as many as there are rows of these few names. */
const sortedOrders = new Map<string, readonly Middle[][]>();

function sortOrders(there: readonly Middle[], pinned: boolean): readonly Middle[][] {
  const orders = permutations(there).map((names, at) => ({ names, at, cost: costOf(names, there, pinned) }));
  return orders.toSorted((one, other) => one.cost - other.cost || one.at - other.at).map(({ names }) => names);
}

/** How far an order is from the one that was meant; a table before all prose is last. */
function costOf(names: readonly Middle[], meant: readonly Middle[], pinned: boolean): number {
  let cost = 0;
  names.forEach((name, at) => {
    cost += Math.abs(at - meant.indexOf(name));
  });
  if (pinned && names[0] !== meant[0]) cost += FAR;
  if (names[0] === "list" && meant[0] !== "list") cost += FAR;
  return cost;
}

const FAR = 100;
const MOST_PERMUTED = 5;

function permutations(names: readonly Middle[]): Middle[][] {
  if (names.length <= 1) return [[...names]];
  const [first, ...rest] = names;
  if (names.length > MOST_PERMUTED && first) return permutations(rest).map((others) => [first, ...others]);
  return names.flatMap((name) => permutations(names.filter((other) => other !== name)).map((rest) => [name, ...rest]));
}
