import type { Book } from "#shared/languages/book.ts";
import type { JobHead } from "#shared/postings/posting-reading.schema.ts";
import { withArticle } from "#shared/writing/articles.ts";
import { atEmployer } from "#shared/writing/employer.ts";
import { framesFor, type Slots, type Value } from "#shared/writing/frames.ts";
import { asApplicant, small } from "#shared/writing/job-slots.ts";
import { roleOf } from "#shared/writing/role-form.ts";
import { clean, holdsAny } from "#shared/writing/text-words.ts";
import { joinedPiece } from "./completion-pieces.ts";
import type { Gathered } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import { readEnding } from "./own-line.ts";
import { endsOpening, joinerOf, withoutOpening } from "./own-opening.ts";
import type { Piece } from "./pieces.ts";
import type { Voice } from "./voice.ts";

/** What the post is, and why this person wants it: in one sentence where they ended ours, else beside it in theirs. */
export function openPieces(
  { completions, material }: Gathered,
  motives: readonly Piece[],
  request: LetterRequest,
  voice: Voice,
): Piece[] {
  const { job, reading } = request;
  const { book, tone } = voice;
  const role = bareRole(roleOf(job, reading, material, book), book);
  // An agency looks for somebody else: the work is not with it, but with whoever the person names.
  const isAgency = reading?.agency === true && isAgencyOf(job);
  const company = isAgency || isPlace(job) ? "" : clean(job.company);
  const roleLines = reading?.head.role?.lines ?? [];
  const value = (text: string) => (text === "" ? undefined : { text, lines: roleLines });
  const slots: Slots = {
    role: value(role),
    roleSmall: value(book.words.smallTitles ? small(role) : role),
    asRole: value(asApplicant(role, book) ?? ""),
    theRole: value(withArticle(role, book.words.roles, book) ?? ""),
    atCompany: at(company, voice, reading?.head.company?.lines ?? []),
  };
  const tiers = reading ? tone.open : voice.frames.openUnasked;
  const why = endsOpening(completions, request, book);
  const ended = why ? readEnding(why.beginning, why.ending, book) : "";
  const typed = why && !isOurs(why.beginning, voice) ? `${clean(why.beginning)} ${ended}`.trim() : ended;
  const text = withoutOpening(typed, book);
  if (why && (isOurs(why.beginning, voice) || text !== typed || joinerOf(text, book) !== null)) {
    const withWhy: Slots = {
      ...slots,
      ...joinedBy(text, voice, { facts: [why.key], lines: why.postingLines }),
    };
    const frames = withoutEcho(framesFor(tiers, withWhy), withWhy.why?.text ?? "").map(
      (frame) => frame + book.links.joinWhy,
    );
    return [{ kind: "frame", key: "open", frames, slots: withWhy }, ...motives];
  }
  const frames = framesFor(tiers, slots).map((frame) => `${frame}.`);
  return [{ kind: "frame", key: "open", frames, slots }, ...(why ? [joinedPiece(why, book)] : []), ...motives];
}

/** Not "I would like to apply … because I would like to …", where there are other openings. */
function withoutEcho(frames: readonly string[], why: string): readonly string[] {
  const opening = (text: string) => text.toLowerCase().split(" ").slice(0, ECHOED).join(" ");
  const others = frames.filter((frame) => opening(frame) !== opening(why));
  return others.length > 0 ? others : frames;
}

const ECHOED = 2;

/** "AZ Driver – LTL Linehaul" and "Prevencionista – Faena minera, turno 7x7" are called by what stands in front. */
function bareRole(role: string, book: Book): string {
  const [first = ""] = role.split(/\s(?:[–—|-])\s|\s\((?![^)]*in\))/u);
  return first !== role && asApplicant(first, book) !== null ? first : role;
}

/** Whether the company is the one that the contact works for, or none is named. */
function isAgencyOf({ company, contact }: JobHead): boolean {
  const name = clean(company).toLowerCase();
  return name === "" || clean(contact.post).toLowerCase().includes(name);
}

function isPlace({ company, place }: JobHead): boolean {
  return place !== "" && clean(place).toLowerCase() === clean(company).toLowerCase();
}

function at(company: string, { book }: Voice, lines: readonly number[]): Slots[string] {
  const text = company === "" ? null : atEmployer(company, "", book);
  return text === null ? undefined : { text, lines };
}

function isOurs(beginning: string, { book }: Voice): boolean {
  const { beginnings, informal } = book.starters.why;
  return [...beginnings, ...informal].includes(clean(beginning));
}

/** "because" typed again behind ours goes; another word of the kind ("weil" for "denn") takes its place. */
function joinedBy(text: string, { book }: Voice, sources: Omit<Value, "text">): Slots {
  const { joiners, ownJoiners, because } = book.links;
  const low = text.toLowerCase().replaceAll("’", "'");
  const again = joiners.find((joiner) => low.startsWith(joiner));
  const own = ownJoiners.find((joiner) => low.startsWith(joiner));
  const rest = text.slice((again ?? own ?? "").length).trimStart();
  return { because: { text: own?.trim() ?? because }, why: { text: rest, ...sources } };
}

/** What the person offers at the end, in their order; then one sentence of ours. */
export function closePieces(
  { completions, material }: Gathered,
  { terms, withLink }: { terms: readonly Piece[]; withLink: boolean },
  voice: Voice,
): Piece[] {
  const { frames, tone, template } = voice;
  const said = (["wish", "terms", "start", "salary"] as const).flatMap((kind) =>
    completions
      .filter((completion) => completion.kind === kind)
      .map((completion) => joinedPiece(completion, voice.book)),
  );
  const link = material.links[0];
  const slots: Slots = { url: link && { text: clean(link.url), facts: [link.id] } };
  const links = withLink ? framesFor(frames.link, slots) : [];
  const closings = template && template.length > 0 ? template : tone.close;
  return [
    ...said,
    ...terms,
    ...(links.length > 0 ? [{ kind: "frame", key: "link", frames: links, slots } as const] : []),
    { kind: "frame", key: "close", frames: closings, slots: {} },
  ];
}

const WITH_LINK: ReadonlySet<string> = new Set(["creative", "tech", "marketing", "no-experience", "remote"]);

/** Whether the letter names the person's first link: the template does, the posting asks for one, or it shows work. */
export function showsLink({ material }: Gathered, { templateId, reading }: LetterRequest, book: Book): boolean {
  const { linkAsked } = book.words;
  const texts = [...(reading?.questions ?? []), ...(reading?.points ?? []), ...(reading?.smallPrint ?? [])];
  const [link] = material.links;
  return (
    WITH_LINK.has(templateId ?? "") ||
    texts.some(({ text }) => holdsAny(text, linkAsked)) ||
    (link !== undefined && holdsAny(`${link.url} ${link.label}`, linkAsked))
  );
}
