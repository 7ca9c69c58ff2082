import { isTableHead, labelOf } from "../labels.ts";
import type { Found, ReadEntry } from "./entries.ts";
import type { Header } from "./piece-features.ts";
import { lineKey, type RuleReading } from "./read-by-rules.ts";

/** How probable a name is that the rules gave, where the labels gave none: such fields are always shown as unsure. */
const BY_RULE = 0.4;

/** What one line tells alone belongs to the next entry; what names too little is no entry; the rules fill what is open. */
export function settleEntries(kind: Header["kind"], entries: readonly ReadEntry[], rules: RuleReading): ReadEntry[] {
  const named = entries.filter(({ header }) => !header.every((line) => isTableHead(line.text)));
  const kept = named.filter((entry) => kind === "study" || !isLeftOutByRules(entry, rules));
  const joined = joinHalves(kind, kept).map((entry) => fillByRules(kind, entry, rules));
  const dated = joined.filter(({ period }) => period !== null).length;
  return joined.filter((entry) => {
    const [first, second] = namesOf(kind, entry);
    if (kind === "study" || entry.period !== null || dated * 2 < joined.length)
      return first.text !== "" || second.text !== "";
    return first.text !== "" && second.text !== "";
  });
}

/** The rules know how people say that something is a project of their own, and read no job there. */
function isLeftOutByRules({ header }: ReadEntry, rules: RuleReading): boolean {
  const keys = header.map(lineKey);
  return keys.every((key) => rules.roles.get(key)?.startsWith("job") === true && !rules.names.has(key));
}

function namesOf(kind: Header["kind"], { title, company, degree, school }: ReadEntry): [Found, Found] {
  return kind === "job" ? [title, company] : [degree, school];
}

/** An employer on a line of its own, and below it the first of its roles, look like two entries. */
function joinHalves(kind: Header["kind"], entries: readonly ReadEntry[]): ReadEntry[] {
  const joined: ReadEntry[] = [];
  for (const entry of entries) {
    const above = joined.at(-1);
    const isHalf = above && above.body.length === 0 && (above.period === null || entry.period === null);
    const [upper, lower] = [above ? namesOf(kind, above) : null, namesOf(kind, entry)];
    const fits = upper?.every((name, index) => (name.text === "") !== (lower[index]?.text === ""));
    if (above && isHalf && fits && (upper?.[0].text === "" || above.period === null)) {
      const longer = (a: Found, b: Found) => (a.text === "" ? b : a);
      joined[joined.length - 1] = {
        header: [...above.header, ...entry.header],
        body: entry.body,
        period: above.period ?? entry.period,
        places: [...above.places, ...entry.places],
        loose: above.loose + entry.loose,
        least: Math.min(above.least, entry.least),
        title: longer(above.title, entry.title),
        company: longer(above.company, entry.company),
        degree: longer(above.degree, entry.degree),
        school: longer(above.school, entry.school),
      };
    } else joined.push(entry);
  }
  return joined;
}

function fillByRules(kind: Header["kind"], entry: ReadEntry, rules: RuleReading): ReadEntry {
  const names = entry.header.flatMap((line) => rules.names.get(lineKey(line)) ?? [])[0];
  if (!names) return entry;
  const period = entry.period ?? names.period;
  if (entry.header.some((line) => labelOf(line.text))) return { ...entry, period, ...namedByForm(names) };
  const fill = (own: Found, text: string): Found => (own.text === "" && text !== "" ? { text, share: BY_RULE } : own);
  if (kind === "job")
    return { ...entry, title: fill(entry.title, names.title), company: fill(entry.company, names.company) };
  const { degree } = entry;
  // A degree and its subject that stand apart are one to the rules.
  const whole =
    degree.text !== "" &&
    names.degree.startsWith(degree.text) &&
    names.degree.length < degree.text.length + 60 &&
    !entry.places.some((place) => names.degree.endsWith(place));
  return {
    ...entry,
    period,
    degree: whole
      ? { text: names.degree, share: names.degree === degree.text ? degree.share : Math.min(degree.share, 0.8) }
      : fill(degree, names.degree),
    school: fill(entry.school, names.school),
  };
}

/** What a form names itself ("Employer: …") is no guess. */
function namedByForm(
  names: Record<"title" | "company" | "degree" | "school", string>,
): Pick<ReadEntry, "title" | "company" | "degree" | "school"> {
  const found = (text: string): Found => ({ text, share: text === "" ? 0 : 0.97 });
  return {
    title: found(names.title),
    company: found(names.company),
    degree: found(names.degree),
    school: found(names.school),
  };
}
