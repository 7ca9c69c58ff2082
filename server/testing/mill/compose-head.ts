import type { Dice } from "./dice.ts";
import type { Layout } from "./layout.ts";
import type { MillPerson } from "./person.ts";
import type { Atom, Block, SheetSection, Truth } from "./sheet.ts";
import { wordsOf } from "./words.ts";
import { plainSpan } from "./write-pattern.ts";

type Head = { blocks: Block[]; aside: SheetSection[]; foot: Block[]; details: Truth["personalDetails"] };

type Contact = { key: "place" | "phone" | "email" | "link"; text: string };

const icons: Record<Contact["key"], string> = { email: "✉", phone: "☎", place: "⌂", link: "☍" };

/** Name, what the person is, and how to reach them, where the layout has them. */
export function composeHead(person: MillPerson, layout: Layout, { dice, atoms }: { dice: Dice; atoms: Atom[] }): Head {
  const words = wordsOf[person.language];
  const full = `${person.first} ${person.last}`;
  const location = dice.chance(0.3) ? `${person.street}, ${person.place}` : person.place;
  const link: Contact = { key: "link", text: person.link };
  const contacts: readonly Contact[] = [
    { key: "place", text: location },
    { key: "phone", text: person.phone },
    { key: "email", text: person.email },
    ...(dice.chance(0.5) ? [link] : []),
  ];
  const ordered = dice.chance(0.5) ? contacts : [...contacts.slice(1), ...contacts.slice(0, 1)];

  const names: Block[] = [];
  if (layout.titled) {
    const cv = dice.pick(words.cv);
    names.push(line(cv, "cv"));
    atoms.push({ kind: "cv", text: cv, entry: 0 });
  }
  const labelledName = layout.head === "labels" && layout.titled;
  if (!labelledName) names.push(...nameLines(person, layout));
  atoms.push({ kind: "name", text: full, entry: 0 });
  if (layout.headline) {
    names.push(line(person.headline, "headline"));
    atoms.push({ kind: "headline", text: person.headline, entry: 0 });
  }
  for (const { text } of ordered) atoms.push({ kind: "contact", text, entry: 0 });

  const nameRow: [string, string][] = labelledName
    ? [[nameLabel[person.language] ?? "Name", layout.name_ === "inverted" ? `${person.last}, ${person.first}` : full]]
    : [];
  const rows = [...nameRow, ...ordered.map(({ key, text }): [string, string] => [labelOf(key, person), text])];
  const born: [string, string][] =
    layout.contacts === "labels" && dice.chance(0.6)
      ? [
          [words.labels.born, words.born],
          [words.labels.nationality, words.nationality],
        ]
      : [];
  for (const [label, text] of born) atoms.push({ kind: "contact", text: `${label} ${text}`, entry: 0 });
  const reach = contactBlocks(layout, ordered, [...rows, ...born]);

  const details = { name: full, email: person.email, phone: person.phone, location };
  if (layout.head === "aside") {
    const title = dice.pick(words.sections.contact);
    atoms.push({ kind: "section", text: title, entry: 0 });
    return { blocks: names, aside: [{ part: "contact", title, blocks: reach }], foot: [], details };
  }
  if (layout.head === "foot") return { blocks: names, aside: [], foot: reach, details };
  return { blocks: [...names, ...reach], aside: [], foot: [], details };
}

const nameLabel: Partial<Record<MillPerson["language"], string>> = {
  es: "Nombre",
  fr: "Nom",
  pt: "Nome",
  it: "Nome",
  nl: "Naam",
  pl: "Imię i nazwisko",
  sv: "Namn",
};

function labelOf(key: Contact["key"], person: MillPerson): string {
  const { labels } = wordsOf[person.language];
  return { place: labels.address, phone: labels.phone, email: labels.email, link: "LinkedIn" }[key];
}

function nameLines(person: MillPerson, layout: Layout): Block[] {
  const full = `${person.first} ${person.last}`;
  if (layout.name_ === "two") return [line(person.first, "name"), line(person.last, "name")];
  if (layout.name_ === "capitals") return [line(full.toUpperCase(), "name")];
  if (layout.name_ === "spaced") return [line([...full.toUpperCase()].join(" ").replace(/ {3}/g, "   "), "name")];
  return [line(full, "name")];
}

function contactBlocks(layout: Layout, contacts: readonly Contact[], rows: [string, string][]): Block[] {
  if (layout.contacts === "labels")
    return layout.head === "labels"
      ? [{ kind: "table", rows: rows.map(([label, text]) => [label, text]), lines: false }]
      : rows.map(([label, text]) => line(`${label}: ${text}`, "text"));
  if (layout.contacts === "lines") return contacts.map(({ text }) => line(text, "text"));
  if (layout.contacts === "icons") {
    const withIcons = contacts.map(({ key, text }) => `${icons[key]} ${text}`);
    return layout.head === "aside" || layout.head === "split"
      ? withIcons.map((text) => line(text, "text"))
      : [line(withIcons.join("   "), "text")];
  }
  const separator = layout.contacts === "  " ? "    " : layout.contacts;
  return [line(contacts.map(({ text }) => text).join(separator), "text")];
}

function line(text: string, role: "name" | "headline" | "cv" | "text"): Block {
  return { kind: "line", cells: [[plainSpan(text, { bold: role === "name" })]], role, mark: "" };
}
