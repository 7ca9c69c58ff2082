import { useCallback, useEffect, useRef, useState } from "react";
import { storageKeys } from "#client/lib/browser-storage.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { forgetTabCopy, writeGeneratorState } from "./stored-generator-state.ts";

const PAUSE = 300;

export type ChangeState = (change: (state: GeneratorState) => GeneratorState) => void;

/**
 * The generator's state, kept in the browser shortly after each change and at once when the page is left. Where the
 * browser refuses, the person is told once and goes on with what is on the screen.
 */
export function useGeneratorState(initial: () => GeneratorState) {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const unsaved = useRef(false);
  const told = useRef(false);

  const save = useCallback(() => {
    if (!unsaved.current) return;
    unsaved.current = false;
    const kept = writeGeneratorState(latest.current);
    if (!kept && !told.current) showToast(messages.storageFailed);
    told.current = !kept;
  }, []);

  const change = useCallback<ChangeState>((apply) => {
    latest.current = apply(latest.current);
    unsaved.current = true;
    setState(latest.current);
  }, []);

  useEffect(() => {
    if (!unsaved.current) return;
    const later = setTimeout(save, PAUSE);
    return () => clearTimeout(later);
  });

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const removed = event.key === null || (event.key === storageKeys.generatorState && event.newValue === null);
      if (removed) forgetTabCopy();
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
  }, [save]);

  return { state, change, save };
}
