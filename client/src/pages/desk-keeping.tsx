import { useEffect, useLayoutEffect, useRef } from "react";
import { useReadyApplication } from "#client/features/applications/use-keep-application.ts";
import type { GeneratorProps } from "#client/features/generator/generator-props.ts";
import type { SaveOrder } from "#client/features/generator/letter-file.ts";
import { useEarlierLetters } from "#client/features/letters/use-earlier-letters.ts";
import { useSaveLetter } from "#client/features/letters/use-save-letter.ts";
import { useKeptJob } from "./use-kept-job.ts";
import { useSavedSets } from "./use-saved-sets.ts";

/** What the desk reads and keeps beyond the letter on it: saved facts, saved letters, applications. */
export type Keeping = Pick<GeneratorProps, "savedFacts" | "earlierLetters" | "onSave"> & {
  onJob: NonNullable<GeneratorProps["onJob"]>;
};

/** Shows nothing: gives the page what it keeps, each time that changes. `userId` is undefined while nobody knows. */
export function DeskKeeping({
  userId,
  onKeeping,
}: {
  userId: number | null | undefined;
  onKeeping: (keeping: Keeping) => void;
}) {
  const signedIn = userId === undefined ? undefined : userId !== null;
  const savedFacts = useSavedSets(signedIn);
  const earlierLetters = useEarlierLetters(Boolean(signedIn));
  const onJob = useKeptJob(Boolean(signedIn));
  const { saveLetter } = useSaveLetter({ userId: userId ?? null });
  const markReady = useReadyApplication(Boolean(signedIn));
  const save = useRef(saveLetter);
  useLayoutEffect(() => {
    save.current = saveLetter;
  });
  useEffect(() => {
    const onSave = async (letter: SaveOrder) => {
      const isKept = (await save.current(letter)) !== "nowhere";
      if (isKept && letter.applicationKey) await markReady(letter.applicationKey);
      return isKept;
    };
    onKeeping({ savedFacts, earlierLetters, onJob, onSave });
  }, [savedFacts, earlierLetters, onJob, markReady, onKeeping]);
  return null;
}
