import { countLetters } from "./count-letters.ts";
import { useLocalLetters } from "./use-local-letters.ts";

/** Says to who signs in what happens to the letters of this browser. */
export function LettersNote() {
  const count = useLocalLetters().length;
  if (count === 0) return null;
  return (
    <p className="mt-1">
      The {count === 1 ? "letter" : countLetters(count)} in this browser {count === 1 ? "moves" : "move"} to your
      account.
    </p>
  );
}
