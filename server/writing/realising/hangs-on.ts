import type { Message, MessageKind } from "../planning/plan.ts";

/**
 * "I can build on that": without what was done, "that" would be what stands before it. "In that job": without the job's
 * name it would be another.
 */
export function hangsOn({ kind, post, rests = [] }: Message, gone: Message): boolean {
  if (NAMING.has(gone.kind) && (kind === "more" || kind === "link") && post?.fact === gone.post?.fact) return true;
  return kind === "link" && [gone.line, gone.second].some((told) => told !== undefined && rests.includes(told.fact));
}

const NAMING: ReadonlySet<MessageKind> = new Set(["post", "earlier", "beside"]);
