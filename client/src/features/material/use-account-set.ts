import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#client/lib/api-client.ts";
import type { FactSet, FactSetContent } from "#shared/material/fact-set.schema.ts";
import { factSetsKey, getFactSet, updateFactSet } from "./fact-sets.api.ts";
import { readUnsavedFacts, writeUnsavedFacts } from "./unsaved-facts.ts";

/** "conflict": somebody saved in between, here in another tab or elsewhere. */
export type SavingState = "saved" | "saving" | "failed" | "conflict";

/** From the last keystroke to the call. */
const PAUSE_MS = 800;

/**
 * A set on the account while it is edited: each change is kept in the browser at once and saved after a pause, one call
 * at a time, never over what somebody else saved in between. What a broken visit left unsaved is taken up again.
 */
export function useAccountSet(set: FactSet) {
  const queryClient = useQueryClient();
  const [content, setContent] = useState<FactSetContent>(() => readUnsavedFacts(set.id)?.content ?? contentOf(set));
  const [state, setState] = useState<SavingState>("saved");
  const work = useRef({
    etag: readUnsavedFacts(set.id)?.etag ?? set.etag,
    pending: readUnsavedFacts(set.id)?.content ?? null,
    busy: false,
    /** What stands on the account stays as a version, whenever it was saved. */
    keep: false,
    timer: 0,
  });

  const save = useCallback(async (): Promise<void> => {
    const { current: now } = work;
    clearTimeout(now.timer);
    if (now.busy) return;
    now.busy = true;
    try {
      while (now.pending) {
        const sent = now.pending;
        setState("saving");
        const keepVersion = now.keep;
        now.keep = false;
        const saved = await updateFactSet(set.id, { ...sent, keepVersion }, now.etag);
        now.etag = saved.etag;
        if (now.pending === sent) now.pending = null;
        writeUnsavedFacts(set.id, now.pending ? { content: now.pending, etag: now.etag } : null);
        queryClient.setQueryData<FactSet[]>(factSetsKey, (sets) =>
          sets?.map((other) => (other.id === saved.id ? saved : other)),
        );
      }
      setState("saved");
    } catch (error) {
      setState(error instanceof ApiError && error.status === 412 ? "conflict" : "failed");
    } finally {
      now.busy = false;
    }
  }, [set.id, queryClient]);

  const change = useCallback(
    (next: FactSetContent, keepVersion = false) => {
      const { current: now } = work;
      now.keep ||= keepVersion;
      setContent(next);
      now.pending = next;
      writeUnsavedFacts(set.id, { content: next, etag: now.etag });
      clearTimeout(now.timer);
      now.timer = window.setTimeout(() => void save(), PAUSE_MS);
    },
    [set.id, save],
  );

  useEffect(() => {
    const again = () => void save();
    if (work.current.pending) again();
    window.addEventListener("online", again);
    window.addEventListener("pagehide", again);
    return () => {
      window.removeEventListener("online", again);
      window.removeEventListener("pagehide", again);
      again();
    };
  }, [save]);

  return {
    content,
    state,
    change,
    retry: () => void save(),
    /** Settles a conflict: with "mine" the other's rows stay as a version, with "theirs" mine do. */
    settle: async (choice: "mine" | "theirs"): Promise<void> => {
      const { current: now } = work;
      try {
        const standing = await getFactSet(set.id);
        now.etag = standing.etag;
        const mine = now.pending ?? content;
        now.pending = mine;
        now.keep = true;
        await save();
        if (choice === "mine" || now.pending) return;
        now.pending = contentOf(standing);
        now.keep = true;
        setContent(now.pending);
        await save();
      } catch {
        setState("failed");
      }
    },
  };
}

export function contentOf({ name, language, facts }: FactSetContent): FactSetContent {
  return { name, language, facts };
}
