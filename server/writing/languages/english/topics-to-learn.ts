import type { Heading, Message, Topic } from "../../planning/plan.ts";
import { asDeed } from "./topic-deeds.ts";

/** Messages that speak of what somebody would learn, ask about or use what they know for. */
const LEARNING: ReadonlySet<Message["kind"]> = new Set([
  "wish",
  "reading",
  "ask",
  "learn",
  "bring",
  "start",
  "link",
  "offer",
  "trial",
]);

/** The message without what nobody learns on the job: papers, time worked, what somebody is like, the role itself. */
export function learnable(message: Message, { role }: Pick<Heading, "role">): Message {
  const { kind, topic, topics } = message;
  if (!LEARNING.has(kind) || (!topic && !topics)) return message;
  const known = READ.get(message);
  if (known) return known;
  const isRole = ({ text }: Topic) => role?.text.toLowerCase().includes(text.toLowerCase()) ?? false;
  const isOdd = (one: Topic) => SHOWN.has(kind) && isChore(one) && !CLEANER.test(role?.text ?? "");
  const kept = (topics ?? (topic ? [topic] : [])).filter((one) => !isHeld(one) && !isRole(one) && !isOdd(one));
  const { topic: _topic, topics: _topics, ...rest } = message;
  const [first] = kept;
  const read: Message = first
    ? { ...rest, topic: topic && kept.includes(topic) ? topic : first, ...(topics && { topics: kept }) }
    : rest;
  READ.set(message, read);
  return read;
}

/** What somebody would come to see: of an electrician's work that is wiring, and not how the site is kept tidy. */
const SHOWN: ReadonlySet<Message["kind"]> = new Set(["trial", "offer"]);

function isChore({ text }: Topic): boolean {
  return /^(?:keeping|cleaning|tidying|sweeping) (?:.* )?(?:tidy|clean|stocked|safe|floors?|areas?|rooms?|site)$/u.test(
    text,
  );
}

const CLEANER = /clean|house|domestic|janitor|custod|porter|maid|laundr/iu;

const READ = new WeakMap<Message, Message>();

/** What one has or has not, and does not use something else for. */
export function isHeld({ text }: Topic): boolean {
  return HELD.test(text) && asDeed(text) === null;
}

const HELD =
  /(?: experience(?: (?:and|or) .*)?| or (?:similar|equivalent))$| background$|^(?:experience |registered )|^(?:accuracy|calm|patience|politeness|reliability|dedication|commitment|enthusiasm|confidence|flexibility|creativity|availability)\b|\b(?:NVQ|level \d|licen[cs]e|certificate|cert|diploma|degree|GCSEs?|qualification|registration|certification|ticket|designation|award|medallion|clearance)\b|\b(?:Check|(?:background|police|DBS|vetting|credit) check)$|\b(?:Security|Network|A)\+/iu;
