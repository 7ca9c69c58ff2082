import { type Vouch, withVouch } from "#shared/letters/saved-cover-letter.schema.ts";
import { putVouch } from "./letters.api.ts";
import type { ListedLetter } from "./listed-letter.ts";
import { useInfoChange } from "./use-info-change.ts";

/** Keeps with a letter what the person vouches for in it. */
export function useVouching(letter: ListedLetter): (key: string, vouched: boolean) => void {
  const change = useInfoChange<Vouch>(letter, {
    applied: (info, vouch) => ({ ...info, vouched: withVouch(info?.vouched ?? [], vouch) }),
    undo: ({ key, vouched }) => ({ key, vouched: !vouched }),
    put: putVouch,
    failure: "vouchFailed",
  });
  return (key, vouched) => change({ key, vouched });
}
