import { cleanText } from "#server/http/clean-text.ts";
import type { RunEvent } from "#server/running/run-plan.ts";
import type { LogLine, SkippedRow } from "#shared/workflows/execution.schema.ts";
import type { NodeProgress } from "./run-life.store.ts";
import { logLimits } from "./run-limits.ts";

const FLUSH_MS = 250;
/** What is said at one moment is written at once, and the first words need not wait for more. */
const GATHER_MS = 15;
const SAMPLE = { rows: 20, text: 300 };

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
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let flushedAt = Number.NEGATIVE_INFINITY;
  let ended = false;

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
        ...(event.skippedRows === undefined ? {} : { skippedRows: event.skippedRows.slice(0, SAMPLE.rows).map(short) }),
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

function short({ reason, row }: SkippedRow): SkippedRow {
  const cells = Object.entries(row).map(([name, value]) => [
    clip(name, SAMPLE.text),
    value === null ? null : clip(value, SAMPLE.text),
  ]);
  return { reason: clip(reason, SAMPLE.text), row: Object.fromEntries(cells) };
}

function clip(text: string, most: number): string {
  const clean = cleanText(text);
  return clean.length > most ? `${clean.slice(0, most - 1).toWellFormed()}…` : clean;
}
