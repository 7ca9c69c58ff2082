import { Lock } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";

/** What lies under the blur: words of ours that say nothing of the letter. The rest of it is not in the page. */
const filler = [
  "The reading room on the north side keeps its own small calendar, and each of us writes there what the week has taught, in few words and in plain ones, so that whoever opens the door on Monday knows where to begin.",
  "Every spring the windows of the third floor are opened for an hour and the whole room can hear the river, which is not in any plan of the house and which nobody has ever thought of changing.",
  "Lamps are lit along the long table in the order in which people arrive. Nobody has made this a rule, and it has been kept for longer than the table has stood here.",
  "In the evening the last one puts the chairs back, closes the ledger and leaves a note for the morning.",
];

/** Paragraphs of about so many words: a cover that is longer than what it hides promises too much. */
export function fillerOf(words: number): string[] {
  let left = Math.max(words, SHORTEST);
  return filler.flatMap((paragraph) => {
    const all = paragraph.split(" ");
    const shown = all.slice(0, left).join(" ");
    left = Math.max(0, left - all.length);
    return shown === "" ? [] : [shown];
  });
}

/** Room enough for the seal. */
const SHORTEST = 25;

/** The covered part of a preview: filler that cannot be selected or read out, under a seal that says what opens it. */
export function BlurredFiller({ words }: { words: number }) {
  return (
    <div className="relative mt-4 max-lg:-mb-7 max-lg:max-h-80 max-lg:overflow-hidden">
      <div
        aria-hidden="true"
        inert
        className="pointer-events-none select-none space-y-4 text-lead opacity-80 blur-[6px]"
      >
        {fillerOf(words).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="absolute inset-x-0 top-8 mx-auto flex min-h-11 w-fit items-center gap-2.5 rounded-full bg-page px-5 font-medium font-sans text-base text-strong shadow-lift">
        <Lock {...smallIcon} className="shrink-0" />
        The rest opens when you unlock
      </p>
    </div>
  );
}
