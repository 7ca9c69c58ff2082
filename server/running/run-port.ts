import type { RunEvent, RunPlan } from "./run-plan.ts";

/** What a run has beside its plan: the way to its parent. */
export type RunPort = {
  send: (event: RunEvent) => void;
  /** Resolves once the parent has written down that the node's rows are about to be handed over. */
  readyToDeliver: (nodeId: string, idempotent: boolean) => Promise<void>;
  /** Has the parent send a mail. Rejects with the reason where that failed. */
  sendMail: (mail: Omit<Extract<RunEvent, { kind: "mail" }>, "kind">) => Promise<void>;
};

export type Run = { plan: RunPlan; port: RunPort };
