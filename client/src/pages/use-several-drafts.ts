import { useEffect, useRef, useState } from "react";
import { hostOf, today } from "#client/features/applications/application-labels.ts";
import type { SeveralJob } from "#client/features/applications/several-list.tsx";
import type { PastedJob } from "#client/features/applications/split-postings.ts";
import { useKeepApplication } from "#client/features/applications/use-keep-application.ts";
import { useSaveLetter } from "#client/features/letters/use-save-letter.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { randomId } from "#client/lib/random-id.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { readJob, writeDraft } from "./write-draft.ts";

type Order = { facts: Facts; email: string };

/**
 * Several jobs, one after the other: read, kept as an application, written for, saved. What failed or was cancelled keeps
 * what was pasted and can be tried again; what is done stays done.
 */
export function useSeveralDrafts(userId: number | null) {
  const [jobs, setJobs] = useState<readonly SeveralJob[]>([]);
  const [running, setRunning] = useState(false);
  const pasted = useRef(new Map<string, PastedJob>());
  const order = useRef<Order | null>(null);
  const ended = useRef<AbortController | null>(null);
  const keep = useKeepApplication(userId !== null);
  const { saveLetter } = useSaveLetter({ userId });
  useEffect(() => () => ended.current?.abort(), []);

  const set = (id: string, changes: Partial<SeveralJob>) =>
    setJobs((now) => now.map((job) => (job.id === id ? { ...job, ...changes } : job)));

  async function writeOne(id: string, key: string, signal: AbortSignal): Promise<void> {
    const what = pasted.current.get(id);
    if (!what || !order.current) return;
    const { facts, email } = order.current;
    set(id, { state: "reading", problem: "" });
    const job = await readJob(what, signal);
    const title = [job.role || "Role not found", job.company].filter(Boolean).join(", ");
    set(id, { state: "writing", title });
    await keep(key, {
      ...{ role: job.role || "Role not found", company: job.company, place: job.place, posting: job.posting },
      ...{ postingOn: today(), closesOn: job.closesOn || null, unopened: true },
      ...(job.link ? { link: job.link, source: hostOf(job.link) } : {}),
    });
    set(id, { key });
    const { letter, checklist } = await writeDraft(job, { facts, email, applicationKey: key }, signal);
    if ((await saveLetter(letter)) === "nowhere") throw new NotSavedError();
    set(id, { state: "done", checklist });
  }

  async function run(ids: readonly string[]): Promise<void> {
    if (ended.current) return;
    const run = new AbortController();
    ended.current = run;
    setRunning(true);
    for (const id of ids) {
      if (run.signal.aborted) {
        set(id, { state: "cancelled" });
        continue;
      }
      try {
        // The id is the application's key, so that another try goes on with the same one.
        await writeOne(id, id, run.signal);
      } catch (error) {
        if (run.signal.aborted) set(id, { state: "cancelled" });
        else set(id, { state: "failed", problem: problemOf(error) });
      }
    }
    ended.current = null;
    setRunning(false);
  }

  return {
    jobs,
    running,
    start: (list: readonly PastedJob[], from: Order): void => {
      order.current = from;
      const made = list.map((one) => ({ id: randomId(), one }));
      for (const { id, one } of made) pasted.current.set(id, one);
      setJobs(
        made.map(({ id, one }) => ({
          id,
          title: titleOf(one),
          state: "waiting",
          problem: "",
          key: "",
          checklist: null,
        })),
      );
      void run(made.map(({ id }) => id));
    },
    retry: (id: string) => void run([id]),
    cancel: () => ended.current?.abort(),
  };
}

/** The letter was written, and neither the account nor the browser could keep it. */
class NotSavedError extends Error {}

function titleOf(job: PastedJob): string {
  const text = "link" in job ? job.link : (job.posting.split("\n").find((line) => line.trim() !== "") ?? "");
  return text.trim().slice(0, 80);
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? "The server couldn't do this. Try again.";
  if (error instanceof TypeError) return "You're offline. Try again when you're back.";
  if (error instanceof NotSavedError)
    return "The letter couldn't be saved. Free some space or sign in, then try again.";
  return "Your details aren't enough for a letter yet. Add your name and a skill in My facts, then try again.";
}
