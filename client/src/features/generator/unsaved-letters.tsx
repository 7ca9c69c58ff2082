import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { emptyGeneratorState, type GeneratorState } from "./generator-state.schema.ts";
import { isWorthKeeping, readLastDesks } from "./last-desks.ts";
import { readGeneratorState, writeGeneratorState } from "./stored-generator-state.ts";
import { nameOfDesk, takeBack } from "./take-back.ts";

/**
 * Letters of the generator that were never saved, and those only begun: the one in front, and those that a later one
 * took the place of.
 */
export function UnsavedLetters({ onOpen }: { onOpen: () => void }) {
  const [letters] = useState(readUnsavedLetters);
  if (letters.length === 0) return null;
  const left = letters.every(({ isWritten }) => isWritten) ? "saved" : "finished";
  return (
    // Over the thread of the sample letter, which would cross its buttons, and under the menus of the header.
    <section aria-labelledby="unsaved-letters" className="relative z-11 mt-6 rounded-box bg-card px-5 py-4">
      <h2 id="unsaved-letters" className="font-heading text-base text-strong">
        {letters.length === 1 ? "A letter" : "Letters"} you haven't {left}
      </h2>
      <ul className="mt-1 divide-y divide-hairline">
        {letters.map(({ name, aside }) => (
          <li key={aside ?? "front"} className="flex items-center justify-between gap-4 py-1">
            <span className="min-w-0 break-words">{name}</span>
            <Button
              size="small"
              aria-label={`Open: ${name}`}
              onClick={() => {
                if (bring(aside)) onOpen();
              }}
            >
              Open
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Applications whose letter is unlocked here, and saved nowhere. */
export function readUnsavedKeys(): ReadonlySet<string> {
  const front = readGeneratorState();
  const desks = [...(front ? [front] : []), ...readLastDesks()];
  const unlocked = desks.filter(({ versions, savedText }) => versions.length > 0 && savedText === null);
  return new Set(unlocked.map(({ desk }) => desk.applicationKey).filter((key) => key !== ""));
}

/** Puts in front what was begun for that application and never saved, a letter before answers. False where nothing was. */
export function bringUnsaved(applicationKey: string): boolean {
  const front = readGeneratorState();
  const desks: [GeneratorState, number | null][] = readLastDesks().map((desk, place) => [desk, place]);
  if (front) desks.unshift([front, null]);
  const wanted = desks.filter(([{ desk, savedText }]) => desk.applicationKey === applicationKey && savedText === null);
  const [, place] = wanted.find(([desk]) => isWritten(desk)) ?? wanted[0] ?? [];
  return place !== undefined && bring(place);
}

/** `aside` is its place among those put aside, null for the one in front. */
type UnsavedLetter = { name: string; aside: number | null; isWritten: boolean };

function readUnsavedLetters(): UnsavedLetter[] {
  const front = readGeneratorState();
  const aside = readLastDesks().map((desk, place) => ({ desk, place }));
  const all = [...(front ? [{ desk: front, place: null }] : []), ...aside];
  return all
    .filter(({ desk }) => desk.savedText === null && isWorthKeeping(desk))
    .map(({ desk, place }) => ({ name: nameOfDesk(desk), aside: place, isWritten: isWritten(desk) }));
}

/** There is a letter, or its preview. */
function isWritten({ versions, preview }: GeneratorState): boolean {
  return versions.length > 0 || preview !== null;
}

/** Puts the letter in front; what stood there goes aside. False where the browser cannot keep that. */
function bring(aside: number | null): boolean {
  const front = readGeneratorState() ?? emptyGeneratorState;
  const wanted = aside === null ? front : takeBack(front, aside);
  return writeGeneratorState({ ...wanted, editingDetails: false });
}
