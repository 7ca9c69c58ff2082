import { useMemo, useState } from "react";
import { ChecklistCard } from "#client/features/applications/checklist-card.tsx";
import { readGeneratorState, writeGeneratorState } from "#client/features/generator/stored-generator-state.ts";
import { useWholeLetter } from "#client/features/letters/leaving-letter.tsx";
import type { ListedLetter } from "#client/features/letters/listed-letter.ts";
import { useTicking } from "#client/features/letters/use-ticking.ts";
import { useFactSets } from "#client/features/material/use-fact-sets.ts";
import { usePostingReading } from "#client/features/postings/postings.api.ts";
import type { Application } from "#shared/applications/application.schema.ts";
import { isOpen } from "#shared/applications/next-step.ts";
import { mapList, parseLetterText } from "#shared/letters/letter-parts.ts";
import { type LetterSources, withTick } from "#shared/letters/letter-sources.schema.ts";
import { emptyMaterial } from "#shared/material/material.schema.ts";
import { answerPoints } from "#shared/postings/answer-points.ts";
import { toChecklist } from "#shared/postings/checklist.ts";

const LEAST_POSTING = 40;

type Props = { application: Application; signedIn: boolean | undefined };

/** What is left before this application can be sent: the list of its newest letter, as it stands beside that letter. */
export function ApplicationChecklist({ letter, ...props }: Props & { letter: ListedLetter | null }) {
  if (!isOpen(props.application) || props.application.posting.trim().length < LEAST_POSTING) return null;
  return letter ? <OfLetter {...props} letter={letter} /> : <Left {...props} />;
}

function OfLetter({ letter: listed, ...props }: Props & { letter: ListedLetter }) {
  const { letter, isPending } = useWholeLetter(listed);
  const tick = useTicking(letter ?? listed);
  if (isPending) return null;
  const { content, promptInfo } = letter ?? listed;
  const sources = promptInfo?.sources;
  return <Left {...props} content={content} sources={sources} onTick={sources && tick} />;
}

function Left({
  application: { key, posting },
  signedIn,
  content = "",
  sources,
  onTick,
}: Props & {
  /** The newest letter as plain text; empty where there is none. */
  content?: string;
  sources?: LetterSources | undefined;
  /** Keeps a tick with that letter. */
  onTick?: ((key: string, on: boolean) => void) | undefined;
}) {
  const reading = usePostingReading(posting).data;
  const facts = useFactSets({ signedIn }).sets[0]?.set.facts;
  const [openTicks, setOpenTicks] = useState(() => tickedNow(key));
  const ticked = useMemo(() => openTicks ?? sources?.ticked ?? [], [openTicks, sources]);
  const checklist = useMemo(() => {
    const told = sources?.material ?? (facts && { ...emptyMaterial, ...facts });
    if (!reading || !told) return null;
    const today = new Date().toISOString().slice(0, 10);
    return toChecklist({
      ...{ reading, material: told, letter: content ? looked(content) : null, today, ticked },
      answered: answerPoints(reading, told, today),
    });
  }, [reading, facts, content, sources, ticked]);
  if (!checklist) return null;
  const tick = (item: string, on: boolean) => {
    setOpenTicks(tickOpenLetter(key, item, on));
    onTick?.(item, on);
  };
  return <ChecklistCard checklist={checklist} onTick={onTick || openTicks ? tick : undefined} />;
}

/** What is ticked beside the letter where it is still open at the generator: newer than what was saved with it. */
function tickedNow(key: string): readonly string[] | null {
  const state = readGeneratorState();
  return state?.desk.applicationKey === key ? state.ticked : null;
}

/** The same beside the letter that is open at the generator. What is ticked there then; null where it is another letter. */
function tickOpenLetter(applicationKey: string, key: string, on: boolean): readonly string[] | null {
  const state = readGeneratorState();
  if (state?.desk.applicationKey !== applicationKey) return null;
  const ticked = withTick(state.ticked, { key, ticked: on });
  writeGeneratorState({ ...state, ticked });
  return ticked;
}

function looked(content: string) {
  const { subject, enclosures, paragraphs, list } = parseLetterText(content);
  const bare = ({ text }: { text: string }) => ({ text, facts: [] });
  return {
    subject,
    enclosures,
    paragraphs: paragraphs.map((sentences) => sentences.map(bare)),
    list: mapList(list, bare),
  };
}
