import type { Layout, Part } from "./layout.ts";
import type { MillPerson } from "./person.ts";
import type { Atom, Block } from "./sheet.ts";
import { wordsOf } from "./words.ts";
import { plainSpan } from "./write-pattern.ts";

type ListPart = Exclude<Part, "experience" | "education">;

/** The sections that are no entries of work or school, each in the layout's way. */
export function composeList(part: ListPart, person: MillPerson, layout: Layout, atoms: Atom[]): Block[] {
  const note = (kind: Atom["kind"], texts: string[]) => {
    for (const [entry, text] of texts.entries()) atoms.push({ kind, text, entry });
  };
  const lists: Record<ListPart, () => Block[]> = {
    summary: () => {
      note("summary", [person.summary]);
      return [text(person.summary)];
    },
    skills: () => skillBlocks(person, layout, note),
    strengths: () => {
      note("strength", person.strengths);
      return layout.aside.includes("strengths")
        ? person.strengths.map((one) => bullet(one))
        : [text(person.strengths.join(", "))];
    },
    languages: () => {
      note(
        "language",
        person.languages.map(({ language, level }) => `${language} ${level}`),
      );
      return languageBlocks(person.languages, layout);
    },
    papers: () => {
      note(
        "paper",
        person.papers.map(({ what, where, year }) => `${what} ${where} ${year}`),
      );
      return paperBlocks(person, layout, note);
    },
    projects: () => {
      return person.projects.flatMap(({ name, year, lines }): Block[] => {
        const when = year % 2 === 0 ? `${year}` : `${year} – ${year + 2}`;
        note("project", [`${name} ${when}`]);
        note("projectLine", lines);
        return [
          { kind: "line", cells: [[plainSpan(name, { bold: true })], [plainSpan(when)]], role: "text", mark: "" },
          ...lines.map((line) => bullet(line)),
        ];
      });
    },
    volunteering: () =>
      person.volunteering.flatMap(({ title, company, from, to }): Block[] => {
        note("volunteering", [`${title} ${company} ${from} – ${to}`, title, company, `${from} – ${to}`]);
        const when = [plainSpan(`${from} – ${to}`)];
        const cells = [[plainSpan(title, { bold: true }), plainSpan(`, ${company}`)], when];
        if (from % 2 === 0) return [{ kind: "line", cells, role: "text", mark: "" }];
        return [
          { kind: "line", cells: [[plainSpan(company, { bold: true })], when], role: "text", mark: "" },
          { kind: "line", cells: [[plainSpan(title)]], role: "text", mark: "" },
        ];
      }),
    publications: () => {
      note("publication", person.publications);
      if (person.skills.length % 2 === 0) return person.publications.map((one) => bullet(one));
      // Title, who wrote it, and where it stands, on lines of their own.
      return person.publications.flatMap((one, index) => {
        const [title = "", ...rest] = one.split(", ");
        const names = `${person.first} ${person.last}, H. Marsh`;
        const place = `10.1234/example.2021.${index}678 (${rest.join(", ")})`;
        note("publication", [title, names, place]);
        return [bold(title, ""), text(names), text(place)];
      });
    },
    awards: () => {
      const given = person.awards.map((one, index) =>
        index % 2 === 0 ? one : `${one}, ${person.studies[0]?.school ?? ""} (2013)`,
      );
      note("award", given);
      return given.map((one) => bullet(one));
    },
    interests: () => {
      note("interest", person.interests);
      return [text(person.interests.join(", "))];
    },
    references: () => {
      note("reference", person.references);
      return person.references.map((one) => text(one));
    },
    profiles: () => {
      note("contact", [person.link]);
      return [text(person.link)];
    },
  };
  return lists[part]();
}

type Note = (kind: Atom["kind"], texts: string[]) => void;

function skillBlocks(person: MillPerson, layout: Layout, note: Note): Block[] {
  const { skills } = person;
  const { levels } = person;
  note("skill", skills);
  const groups = (write: (label: string, list: string[]) => Block[]) => {
    const names = wordsOf[person.language].groups;
    const half = Math.ceil(skills.length / 2);
    return [skills.slice(0, half), skills.slice(half)].flatMap((list, index) => {
      const label = names[(skills.length + index) % names.length] ?? "";
      note("skillGroup", [label]);
      return list.length > 0 ? write(label, list) : [];
    });
  };
  const ways: Record<Layout["skills"], () => Block[]> = {
    commas: () => [text(skills.join(", "))],
    list: () => skills.map((skill) => bullet(skill)),
    groups: () => groups((label, list) => [bold(`${label}: `, list.join(", "))]),
    grouplines: () => groups((label, list) => [bold(label, ""), text(list.join(", "))]),
    bars: () => [{ kind: "bars", items: skills }],
    tags: () => [{ kind: "tags", items: skills }],
    columns: () => [{ kind: "columns", items: skills }],
    brackets: () => groups((label, list) => [text(`${label} (${list.join(", ")})`)]),
    slashes: () => [text(skills.join(" / "))],
    dots: () => [text(skills.join(" · "))],
    dashes: () => groups((label, list) => [text(`${label} – ${list.join(", ")}`)]),
    levels: () => skills.flatMap((skill, index) => [bold(skill, ""), text(levels[index % levels.length] ?? "")]),
  };
  return ways[layout.skills]();
}

function languageBlocks(languages: MillPerson["languages"], layout: Layout): Block[] {
  const ways: Record<Layout["languages"], () => Block[]> = {
    commas: () => [text(languages.map(({ language, level }) => `${language} (${level})`).join(", "))],
    lines: () => languages.map(({ language, level }) => text(`${language} – ${level}`)),
    dots: () => [text(languages.map(({ language, level }) => `${language}: ${level}`).join(" · "))],
    table: () => [{ kind: "table", rows: languages.map(({ language, level }) => [language, level]), lines: false }],
    brackets: () => languages.map(({ language, level }) => text(`${language} (${level})`)),
  };
  return ways[layout.languages]();
}

function paperBlocks({ papers, language }: MillPerson, layout: Layout, note: Note): Block[] {
  const ways: Record<Layout["papers"], () => Block[]> = {
    lines: () => papers.map(({ what, where, year }) => bullet(`${what}, ${where}, ${year}`)),
    dated: () =>
      papers.map(({ what, where, year }) => ({
        kind: "line",
        cells: [[plainSpan(what, { bold: true }), plainSpan(` – ${where}`)], [plainSpan(`${year}`)]],
        role: "text",
        mark: "",
      })),
    two: () =>
      papers.flatMap(({ what, where, year }, index) => {
        const more = year % 2 === 0 ? [] : [wordsOf[language].extra.papernotes[index] ?? ""].filter(Boolean);
        note("paperLine", more);
        return [bold(what, ""), text(`${where}, ${year}`), ...more.map((line) => text(line))];
      }),
  };
  return ways[layout.papers]();
}

function text(words: string): Block {
  return { kind: "line", cells: [[plainSpan(words)]], role: "text", mark: "" };
}

function bold(words: string, rest: string): Block {
  const cells = [[plainSpan(words, { bold: true }), ...(rest === "" ? [] : [plainSpan(rest)])]];
  return { kind: "line", cells, role: "text", mark: "" };
}

function bullet(words: string): Block {
  return { kind: "line", cells: [[plainSpan(words)]], role: "bullet", mark: "•" };
}
