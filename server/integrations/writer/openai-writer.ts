import type { Fact, Letter } from "#shared/letters/letter.schema.ts";
import { type Briefing, toBriefing } from "./briefing.ts";
import { joinParagraphs } from "./clean-model-text.ts";
import { wishNotices } from "./followed-wishes.ts";
import { createLetterFilter } from "./letter-filter.ts";
import { frameLetter, type LetterFrame } from "./letter-frame.ts";
import { refusal } from "./letter-wording.ts";
import { createModelClient, type ModelSettings, type ModelTiming } from "./model-client.ts";
import { toModelMessages } from "./model-messages.ts";
import { ModelError } from "./model-problems.ts";
import type { Writer, WriterEvent } from "./writer.ts";

/** An answer below this is no letter but a refusal or a fragment; with half of it gone, it was full of gaps. */
const FEWEST_WORDS = 80;

/** Writes with a language model behind any server that speaks OpenAI's chat completions. */
export function createOpenAiWriter(settings: ModelSettings, timing?: ModelTiming): Writer {
  const model = createModelClient(settings, timing);
  const to = { host: new URL(model.baseUrl).host, model: settings.name };
  return {
    kind: "model",
    write: async (task, { onEvent, signal }) => {
      const briefing = toBriefing(task);
      const frame = frameLetter(briefing);
      for (const event of openingEvents(briefing, frame)) onEvent(event);

      const messages = toModelMessages(briefing);
      const filter = createLetterFilter(briefing.known);
      const restorer = briefing.disguise.createRestorer();
      let raw = "";
      const take = (text: string) => {
        raw += text;
        const shown = filter.push(text);
        if (shown !== "") onEvent({ type: "text", delta: shown });
      };
      try {
        await model.complete({ messages, signal, onText: (delta) => take(restorer.push(delta)) });
        take(restorer.end());
        onEvent({ type: "checking" });
        const paragraphs = checked(briefing, raw, filter.end());
        const letter = toLetter(briefing, frame, paragraphs);
        const facts = [...briefing.profile.facts, ...wishFacts(briefing)];
        const body = joinParagraphs(paragraphs);
        const { wishes, language } = briefing;
        const notices = task.kind === "write" ? wishNotices(wishes, { body, language }) : [];
        const { matches, hints } = briefing;
        return {
          letter,
          facts,
          matches,
          smallPrint: briefing.posting.smallPrint,
          hints,
          notices,
          used: null,
          plan: null,
          sent: { ...to, messages, hidden: briefing.disguise.hidden() },
        };
      } catch (error) {
        if (error instanceof ModelError) throw error.toAppError();
        throw error;
      }
    },
  };
}

/** What the person asked to be said is theirs to say. */
function wishFacts({ wishes }: Briefing): Fact[] {
  return wishes.map((text, index) => ({ id: `form.wishes.${index}`, origin: "form", label: "Your wish", text }));
}

function openingEvents({ posting, matches }: Briefing, { subject, greeting }: LetterFrame): WriterEvent[] {
  return [
    { type: "read", requirements: posting.requirements.length, smallPrint: posting.smallPrint.length },
    { type: "matched", met: matches.filter((match) => match.status === "met").length },
    { type: "writing", expectedWords: 300 },
    { type: "opening", text: `${subject}\n\n${greeting}\n\n` },
  ];
}

/** @throws ModelError when this is no letter. */
function checked(briefing: Briefing, raw: string, paragraphs: string[][]): string[][] {
  const { task } = briefing;
  const least = task.kind === "translate" ? Math.min(FEWEST_WORDS, 0.4 * countWords(task.body)) : FEWEST_WORDS;
  const body = countWords(joinParagraphs(paragraphs));
  if (countWords(raw) >= least && body >= least / 2) return paragraphs;
  throw new ModelError(refusal.test(raw.trim()) ? "refused" : "empty");
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

function toLetter({ language, tone }: Briefing, frame: LetterFrame, paragraphs: string[][]): Letter {
  return {
    language,
    tone,
    ...frame,
    paragraphs: paragraphs.map((sentences) => sentences.map((text) => ({ text, facts: [], postingLines: [] }))),
  };
}
