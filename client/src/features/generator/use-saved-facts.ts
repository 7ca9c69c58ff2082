import { useEffect, useRef } from "react";
import { sameValue } from "#client/lib/same-value.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { languageOf } from "./desk-letter.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { mergeFacts } from "./merge-facts.ts";
import { factsOf, isEmptyFacts, type SavedFacts, sharesRows, takeSet } from "./saved-facts.ts";
import type { ChangeState } from "./use-generator-state.ts";

/** From the last change to the saving. */
const PAUSE_MS = 1_000;

/** Keeps the desk's facts and the saved ones in step: a person who comes back finds theirs, and what is changed is saved. */
export function useSavedFacts(
  { state, change }: { state: GeneratorState; change: ChangeState },
  { sets, save, create }: SavedFacts,
): void {
  const latest = useRef(state);
  latest.current = state;
  const first = sets?.[0];
  /** What the saved set held when this desk last took or saved it. */
  const base = useRef<{ key: string; facts: Facts } | null>(null);
  const isSaving = useRef(false);

  useEffect(() => {
    if (!first) return;
    change((now) =>
      now.desk.setKey === "" && !now.desk.withoutSaved && isEmptyFacts(now.material) ? takeSet(now, first) : now,
    );
  }, [first, change]);

  // A set that moved to the account meanwhile has another key there, and the same rows.
  useEffect(() => {
    if (sets === null) return;
    change((now) => {
      if (now.desk.setKey === "" || sets.some(({ key }) => key === now.desk.setKey)) return now;
      const moved = sets.find(({ facts }) => sharesRows(facts, now.material));
      return moved ? { ...now, desk: { ...now.desk, setKey: moved.key } } : now;
    });
  }, [sets, change]);

  const { material } = state;
  const { setKey, withoutSaved } = state.desk;
  useEffect(() => {
    if (sets === null) return;
    const saved = sets.find(({ key }) => key === setKey);
    if (saved && base.current?.key !== setKey) base.current = saved;
    const facts = factsOf(material);
    const isNew = setKey === "" && sets.length === 0 && !withoutSaved && !isEmptyFacts(facts);
    const isChanged = saved !== undefined && !sameValue(saved.facts, facts);
    if (!isNew && !isChanged) return;
    const timer = setTimeout(async () => {
      if (isSaving.current) return;
      isSaving.current = true;
      try {
        if (isNew) {
          const key = await create(facts, languageOf(latest.current));
          if (!key) return;
          base.current = { key, facts };
          change((now) => ({ ...now, desk: { ...now.desk, setKey: key } }));
          return;
        }
        const held = await save(setKey, facts, base.current?.facts ?? facts);
        if (!held) return;
        base.current = { key: setKey, facts: held };
        change((now) => {
          const joined = mergeFacts(facts, now.material, held);
          return sameValue(joined, now.material) ? now : { ...now, material: joined };
        });
      } finally {
        isSaving.current = false;
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sets, material, setKey, withoutSaved, save, create, change]);
}
