import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ClaimsDialog } from "#client/components/claims/claims-dialog.tsx";
import { useClaimsGuard } from "#client/components/claims/use-claims-guard.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { BareLetterNote } from "./bare-letter-note.tsx";
import { savedLetterOptions } from "./letters.api.ts";
import { type ListedLetter, onAccount } from "./listed-letter.ts";
import { useSavedClaims } from "./use-saved-claims.ts";

export type LeavingLetterProps = {
  letter: ListedLetter;
  /** What is about to happen: "Download". */
  verb: string;
  /** Called with the letter that was checked. */
  onGoOn: (letter: ListedLetter) => void;
  /** The person wants to see where the claims stand. */
  onShow: () => void;
  onClose: () => void;
};

/** Lets a kept letter go when nothing in it is without a source, and asks otherwise. */
export function LeavingLetter(props: LeavingLetterProps) {
  const { letter, isPending } = useWholeLetter(props.letter);
  if (isPending) return <Checking />;
  return letter ? <CheckedLetter {...props} letter={letter} /> : <UncheckedLetter {...props} />;
}

/** The letter with what it rests on, which lists go without; null where that could not be had. */
export function useWholeLetter(letter: ListedLetter): { letter: ListedLetter | null; isPending: boolean } {
  const isOnAccount = letter.kept === "account";
  const whole = useQuery({ ...savedLetterOptions(isOnAccount ? letter.id : 0), enabled: isOnAccount });
  if (!isOnAccount) return { letter, isPending: false };
  return { letter: whole.data ? onAccount(whole.data.letter) : null, isPending: whole.isPending };
}

function CheckedLetter({ letter, verb, onGoOn, onShow, onClose }: LeavingLetterProps) {
  const claims = useSavedClaims({ letter, content: letter.content });
  const leaving = useClaimsGuard(claims);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    leaving.guard(verb, () => onGoOn(letter));
  }, [leaving, verb, onGoOn, letter]);
  if (!leaving.asked) return <Checking />;
  return (
    <ClaimsDialog
      {...leaving.asked}
      note={claims.isWhole ? null : <BareLetterNote />}
      onShow={onShow}
      onVouch={claims.vouch}
      onGoOn={leaving.goOn}
      onClose={onClose}
    />
  );
}

function UncheckedLetter({ letter, verb, onGoOn, onShow, onClose }: LeavingLetterProps) {
  return (
    <ClaimsDialog
      verb={verb}
      claims={null}
      onShow={onShow}
      onVouch={() => {}}
      onGoOn={() => onGoOn(letter)}
      onClose={onClose}
    />
  );
}

/** Most letters are checked before anybody could read this. */
const SAID_AFTER = 300;

function Checking() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SAID_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-24 z-50 mx-auto flex w-fit items-center gap-2.5 rounded-box bg-raised px-5 py-3 shadow-lift"
    >
      <Spinner />
      Checking the letter
    </p>
  );
}
