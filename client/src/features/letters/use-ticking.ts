import { type Tick, withTick } from "#shared/letters/letter-sources.schema.ts";
import { putTick } from "./letters.api.ts";
import type { ListedLetter } from "./listed-letter.ts";
import { useInfoChange } from "./use-info-change.ts";

/** Keeps with a letter what of its checklist is done; one without sources has no checklist to tick. */
export function useTicking(letter: ListedLetter): (key: string, ticked: boolean) => void {
  const change = useInfoChange<Tick>(letter, {
    applied: (info, tick) =>
      info?.sources
        ? { ...info, sources: { ...info.sources, ticked: withTick(info.sources.ticked ?? [], tick) } }
        : info,
    undo: ({ key, ticked }) => ({ key, ticked: !ticked }),
    put: putTick,
    failure: "tickFailed",
  });
  return (key, ticked) => change({ key, ticked });
}
