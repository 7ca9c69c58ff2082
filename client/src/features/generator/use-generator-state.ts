import { useCallback, useEffect, useRef, useState } from "react";
import { readStoredText, storageKeys } from "#client/lib/browser-storage.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { joinTabs } from "./join-tabs.ts";
import type { JoinVersions } from "./join-versions.ts";
import { forgetTabCopy, writeGeneratorState } from "./stored-generator-state.ts";

const PAUSE = 300;

export type ChangeState = (change: (state: GeneratorState) => GeneratorState) => void;

/**
 * The generator's state, kept in the browser shortly after each change and at once when the page is left. Rows and
 * versions of the letter that another tab has added meanwhile are taken over, never written over. Where the browser refuses, the person is told once
 * and goes on with what is on the screen.
 */
export function useGeneratorState(initial: () => GeneratorState) {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const unsaved = useRef(false);
  const told = useRef(false);
  /** The facts that this tab last wrote or took over, and the text in the storage that it knows. */
  const common = useRef({ facts: state.material, text: readStoredText(storageKeys.generatorState) });

  /** Comes with the first letter: the desk opens without it. */
  const joinVersions = useRef<JoinVersions | null>(null);
  const hasLetter = state.versions.length > 0;
  useEffect(() => {
    if (hasLetter)
      void import("./join-versions.ts").then(
        (all) => {
          joinVersions.current = all.joinVersions;
        },
        () => null,
      );
  }, [hasLetter]);

  /** True when another tab had something new. */
  const join = useCallback((): boolean => {
    const text = readStoredText(storageKeys.generatorState);
    if (text === common.current.text) return false;
    const joined = joinTabs(latest.current, {
      base: common.current.facts,
      text,
      joinVersions: joinVersions.current,
    });
    common.current = { facts: joined?.theirs ?? common.current.facts, text };
    if (!joined || joined.state === latest.current) return false;
    latest.current = joined.state;
    setState(joined.state);
    if (joined.versions !== 0) showToast(messages.letterChangedElsewhere);
    return true;
  }, []);

  const save = useCallback(() => {
    if (!unsaved.current) return;
    unsaved.current = false;
    join();
    const kept = writeGeneratorState(latest.current);
    if (kept) common.current = { facts: latest.current.material, text: readStoredText(storageKeys.generatorState) };
    if (!kept && !told.current) showToast(messages.storageFailed);
    told.current = !kept;
  }, [join]);

  const change = useCallback<ChangeState>((apply) => {
    const next = apply(latest.current);
    if (next === latest.current) return;
    latest.current = next;
    unsaved.current = true;
    setState(next);
  }, []);

  useEffect(() => {
    if (!unsaved.current) return;
    const later = setTimeout(save, PAUSE);
    return () => clearTimeout(later);
  });

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const isOurs = event.key === storageKeys.generatorState;
      if (event.key === null || (isOurs && event.newValue === null)) forgetTabCopy();
      else if (isOurs) join();
    };
    window.addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    window.addEventListener("storage", onStorage);
    return () => {
      save();
      window.removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
      window.removeEventListener("storage", onStorage);
    };
  }, [save, join]);

  return { state, change, save };
}
