import type { RunEvent } from "#server/running/run-plan.ts";
import { cleanText } from "#server/text-work/clean-text.ts";
import type { LogLine, SkippedRow } from "#shared/workflows/execution.schema.ts";
import type { NodeProgress } from "./run-lease.store.ts";
import { logLimits } from "./run-limits.ts";

const FLUSH_MS = 250;
/** What is said at one moment is written at once, and the first words need not wait for more. */
const GATHER_MS = 15;
/**
 * What is kept of rows that a step left out: so many of each step, as long as they have room. Names and cells are shorter
 * where a row has hundreds of them; without a bound for all steps together a run could not be shown any more.
 */
const SAMPLE = { rows: 20, text: 300, leastText: 20, ofStep: 60_000, ofRun: 2_000_000 };

type NodeEvent = Extract<RunEvent, { kind: "node" }>;
type Write = (progress: { nodes: NodeProgress[]; logs: LogLine[] }) => Promise<void>;

/**
 * What a run says, gathered and written down a few times a second, so that a talkative run does not keep the database busy.
 * @param onError is told once when writing fails for good.
 */
export function createRunProgress(options: { write: Write; onError: (error: unknown) => void }) {
  const nodes = new Map<string, NodeProgress>();
  const changed = new Set<string>();
  let lines: LogLine[] = [];
  let lineCount = 0;
  let room = SAMPLE.ofRun;
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let flushedAt = Number.NEGATIVE_INFINITY;
  let ended = false;

  function keepRows(rows: readonly SkippedRow[]): SkippedRow[] {
    const kept = sampleOf(rows, Math.min(room, SAMPLE.ofStep));
    room -= lengthOf(kept);
    return kept;
  }

  function flushSoon(): void {
    if (timer !== null || ended) return;
    const pause = Math.max(GATHER_MS, flushedAt + FLUSH_MS - performance.now());
    timer = setTimeout(() => void flush().catch(options.onError), pause).unref();
  }

  function end(): void {
    ended = true;
    if (timer !== null) clearTimeout(timer);
  }

  function update(nodeId: string, changes: Partial<NodeProgress>): NodeProgress {
    const node = { ...(nodes.get(nodeId) ?? { nodeId, status: "waiting", skippedRows: [] }), ...changes };
    nodes.set(nodeId, node);
    changed.add(nodeId);
    flushSoon();
    return node;
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    flushedAt = performance.now();
    writing = writing.then(async () => {
      const progress = { nodes: [...changed].flatMap((id) => nodes.get(id) ?? []), logs: lines };
      changed.clear();
      lines = [];
      if (progress.nodes.length + progress.logs.length > 0) await options.write(progress);
    });
    return writing;
  }

  return {
    node(event: NodeEvent): void {
      const now = new Date();
      const { nodeId, status } = event;
      const ended = status === "running" ? {} : { endedAt: now };
      update(nodeId, {
        status,
        startedAt: nodes.get(nodeId)?.startedAt ?? now,
        ...ended,
        ...(event.rowsIn === undefined ? {} : { rowsIn: event.rowsIn }),
        ...(event.rowsOut === undefined ? {} : { rowsOut: event.rowsOut }),
        ...(event.skipped === undefined ? {} : { skipped: event.skipped }),
        ...(event.skippedRows === undefined ? {} : { skippedRows: keepRows(event.skippedRows) }),
        ...(event.attempts === undefined ? {} : { attempts: event.attempts }),
        ...(event.message === undefined ? {} : { message: clip(event.message, logLimits.text) }),
      });
    },

    delivering(nodeId: string, idempotent: boolean): void {
      update(nodeId, { status: "running", deliveringAt: new Date(), idempotent });
    },

    log(level: LogLine["level"], nodeId: string | null, text: string): void {
      lineCount++;
      if (lineCount > logLimits.lines + 1) return;
      const line = { at: new Date().toISOString(), level, nodeId, text: clip(text, logLimits.text) };
      lines.push(
        lineCount <= logLimits.lines
          ? line
          : {
              ...line,
              level: "warning",
              nodeId: null,
              text: "The log is full. Later entries are left out.",
            },
      );
      flushSoon();
    },

    /** Resolves once everything said so far is written down. */
    flush,

    /** Writes what is left and ends. */
    async close(): Promise<void> {
      end();
      await flush();
    },

    /** Ends without writing what is left. */
    abandon(): void {
      end();
      writing.catch(() => {});
    },
  };
}

/** The first rows that fit into so many characters. */
function sampleOf(rows: readonly SkippedRow[], most: number): SkippedRow[] {
  let left = most;
  const kept: SkippedRow[] = [];
  for (const row of rows.slice(0, SAMPLE.rows)) {
    const one = short(row);
    left -= lengthOf([one]);
    if (left < 0) break;
    kept.push(one);
  }
  return kept;
}

function lengthOf(rows: readonly SkippedRow[]): number {
  return JSON.stringify(rows).length;
}

function short({ reason, row }: SkippedRow): SkippedRow {
  const entries = Object.entries(row);
  const text = Math.max(SAMPLE.leastText, Math.min(SAMPLE.text, SAMPLE.ofStep / (4 * entries.length)));
  const cells = entries.map(([name, value]) => [clip(name, text), value === null ? null : clip(value, text)]);
  return { reason: clip(reason, SAMPLE.text), row: Object.fromEntries(cells) };
}

function clip(text: string, most: number): string {
  const clean = cleanText(text);
  return clean.length > most ? `${clean.slice(0, most - 1).toWellFormed()}…` : clean;
}
