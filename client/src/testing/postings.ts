import type { PostingPoint, PostingReading } from "#shared/postings/posting-reading.schema.ts";

type Head = PostingReading["head"];

const nothing: Head = {
  role: null,
  company: null,
  contact: null,
  replyTo: null,
  place: null,
  roleType: null,
  jobLocation: null,
  closingDate: null,
  reference: null,
};

/** A posting's reading as the server gives it, empty but for what is told. */
export function readingOf({ head, ...changes }: Partial<Omit<PostingReading, "head">> & { head?: Partial<Head> } = {}) {
  const reading: PostingReading = {
    language: "en",
    head: { ...nothing, ...head },
    points: [],
    questions: [],
    smallPrint: [],
    informal: false,
    agency: false,
    suspicious: [],
  };
  return { ...reading, ...changes };
}

/** A value that was read, surely unless told otherwise. */
export const read = (value: string, sure = true) => ({ text: value, value, lines: [1], sure });

function pointOf(id: string, text: string, changes: Partial<PostingPoint> = {}): PostingPoint {
  return { id, kind: "must", sort: "other", text, lines: [2], hard: false, label: text, ...changes };
}

/** The posting for a head gardener, read: with everything a posting can say. */
export const gardenReading = readingOf({
  head: {
    role: read("Head Gardener"),
    company: read("Aldercombe House"),
    contact: { ...read("Judith Farrant"), title: "", gender: null, post: "Estate Manager" },
    replyTo: read("jobs@aldercombe.example"),
    place: read("near Totnes, Devon"),
    closingDate: read("2027-01-12", false),
    reference: read("AH-HG-27"),
  },
  points: [
    pointOf("years", "Five years in a garden open to the public"),
    pointOf("team", "Leading a team"),
    pointOf("peat", "Peat-free growing", { kind: "wish" }),
  ],
  questions: [
    { id: "q1", text: "In your letter, please explain what you would do with the long border.", lines: [14] },
  ],
});
