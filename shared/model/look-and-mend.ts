import type { ClaimEvidence } from "#shared/claims/claim.ts";
import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import type { Briefing } from "./briefing.ts";
import type { HiddenDetail } from "./disguise.ts";
import type { ModelMessage } from "./model-messages.ts";
import { createPlantedFinder } from "./planted.ts";
import { type LookAt, readLook, readRepair, toLookMessages, toRepairMessages, type Verdict } from "./second-look.ts";

/** Sentences to be looked at for claims without a source, and what they may rest on. */
export type ClaimsTask = { sentences: string[]; evidence: ClaimEvidence };

export type CheckTools = {
  /** The model's whole answer; null where none came, which is no reason to lose the letter. */
  look: (what: "look" | "repair", messages: ModelMessage[]) => Promise<string | null>;
  /** Which claims of each sentence rest on nothing by their words alone. */
  claims: (task: ClaimsTask) => Promise<string[][]>;
  onEvent: (event: { type: "checking" | "mending"; sentences: number }) => void;
};
type Tools = CheckTools;

type Written = { paragraphs: LetterSentence[][]; briefing: Briefing; hidden: readonly HiddenDetail[]; mark: string };

/**
 * A second look at each sentence, new words for those that say more than the facts, and another look at these. Without a
 * second look the letter stands as it is; what its words alone tell is looked at where it is shown.
 */
export async function lookAndMend(
  written: Written,
  tools: Tools,
): Promise<{ paragraphs: LetterSentence[][]; looked: boolean; notices: string[] }> {
  const { briefing, hidden, mark } = written;
  const { paragraphs, planted } = withoutPlanted(written);
  const notices = planted > 0 ? [leftOutNotice(planted)] : [];
  const sentences = paragraphs.flat();
  const at = (now: readonly LetterSentence[]): LookAt => ({ briefing, sentences: now, hidden, mark });
  tools.onEvent({ type: "checking", sentences: sentences.length });
  const look = await lookAt(at(sentences), tools);
  if (look === null) return { paragraphs, looked: false, notices: [...notices, NO_LOOK] };
  const failed = await failures(sentences, look, written, tools);
  const looked = sentences.map((sentence, index) => withLook(sentence, look.get(index)));
  if (failed.size === 0) return { paragraphs: regroup(paragraphs, looked), looked: true, notices };

  tools.onEvent({ type: "mending", sentences: failed.size });
  const repaired = await tools.look("repair", toRepairMessages(at(sentences), failed));
  const changes = readRepair(repaired ?? "", { briefing, failed });
  const mended = looked.map((sentence, index) => {
    const change = changes.get(index);
    return change ? { ...sentence, ...change } : sentence;
  });
  const rewritten = [...changes].flatMap(([index, change]) => (change === null ? [] : index));
  const again = rewritten.length > 0 ? await lookAt(at(mended), tools, rewritten) : new Map<number, Verdict>();
  const final = mended.map((sentence, index) => {
    if (changes.get(index) === null) return null;
    const fallback = failed.get(index);
    const verdict = again?.get(index);
    const found = rewritten.includes(index) ? verdict : sentence.look;
    return withLook(sentence, found ?? (fallback === undefined ? undefined : { verdict: "partly", why: fallback }));
  });
  // A letter of which nothing is left is told better with its marks.
  const kept = final.filter((sentence) => sentence !== null).length >= sentences.length / 2;
  const result = kept ? final : looked;
  return { paragraphs: regroup(paragraphs, result), looked: true, notices };
}

const NO_LOOK =
  "We couldn't run the full check. Only numbers, names, dates, and certificates were checked. Read every sentence before you send it.";

function leftOutNotice(count: number): string {
  return `${count === 1 ? "A sentence was" : `${count} sentences were`} removed because hidden instructions in the posting asked for ${count === 1 ? "it" : "them"}.`;
}

function withoutPlanted({ paragraphs, briefing }: Written): { paragraphs: LetterSentence[][]; planted: number } {
  const { posting, suspicious, facts, wishes } = briefing;
  const isPlanted = createPlantedFinder({ posting, suspicious, told: [...facts.map(({ text }) => text), ...wishes] });
  const kept = paragraphs.map((sentences) => sentences.filter((sentence) => !isPlanted(sentence)));
  return {
    paragraphs: kept.filter((sentences) => sentences.length > 0),
    planted: paragraphs.flat().length - kept.flat().length,
  };
}

/** Null where no answer came, or one that says too little to go by. */
async function lookAt(at: LookAt, tools: Tools, only?: readonly number[]): Promise<Map<number, Verdict> | null> {
  const answer = await tools.look("look", toLookMessages(at, only));
  const look = readLook(answer ?? "", at.sentences.length);
  return look.size >= ENOUGH * (only ?? at.sentences).length ? look : null;
}

const ENOUGH = 0.7;

/** What the look did not pass, and what words alone tell to be nowhere; with the reason. */
async function failures(
  sentences: readonly LetterSentence[],
  look: ReadonlyMap<number, Verdict>,
  { briefing }: Written,
  tools: Tools,
): Promise<Map<number, string>> {
  const claims = await tools.claims({ sentences: sentences.map(({ text }) => text), evidence: evidenceOf(briefing) });
  const failed = new Map<number, string>();
  for (const index of sentences.keys()) {
    const verdict = look.get(index);
    const words = (claims[index] ?? []).map((claim) => `“${claim}”`).join(", ");
    const why = verdict?.verdict === "held" ? "" : verdict?.why || words;
    if ((verdict && verdict.verdict !== "held") || (!verdict && words !== "")) failed.set(index, why.slice(0, 300));
  }
  return failed;
}

function evidenceOf({ facts, wishes, posting, job, asOf, language, head, terms }: Briefing): ClaimEvidence {
  return {
    facts,
    about: [head.signature, ...wishes, ...terms],
    posting: posting.join("\n"),
    role: `${job.role} ${head.subject}`,
    company: job.company,
    asOf,
    language,
  };
}

function withLook(sentence: LetterSentence, look: Verdict | undefined): LetterSentence {
  return look ? { ...sentence, look } : sentence;
}

/** The same paragraphs with other sentences, without those that are left out. */
function regroup(
  paragraphs: readonly (readonly LetterSentence[])[],
  sentences: readonly (LetterSentence | null)[],
): LetterSentence[][] {
  let from = 0;
  return paragraphs
    .map((paragraph) => {
      const own = sentences.slice(from, from + paragraph.length);
      from += paragraph.length;
      return own.filter((sentence) => sentence !== null);
    })
    .filter((paragraph) => paragraph.length > 0);
}
