import type { Resume } from "#shared/resume/resume.schema.ts";

type Group = { title: string; lines: string[] };

/** What was read besides the parts above, where no sheet beside them shows it; it goes into the letter's facts. */
export function AlsoRead({ resume }: { resume: Resume }) {
  const groups = groupsOf(resume);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="also-read" className="rounded-box bg-card px-5 py-4 wide:hidden">
      <h2 id="also-read" className="font-heading text-base text-strong">
        Also read
      </h2>
      <p className="mt-1 text-quiet text-small">You can change these with your letter, under Your facts.</p>
      {groups.map(({ title, lines }) => (
        <div key={title} className="mt-4">
          <h3 className="text-quiet text-small">{title}</h3>
          <ul className="mt-1 grid gap-1">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** How many of them there are. */
export function countAlsoRead(resume: Resume): number {
  return groupsOf(resume).reduce((sum, { lines }) => sum + lines.length, 0);
}

function groupsOf({ papers, languages, links, projects, volunteering, publications }: Resume): Group[] {
  const joined = (...parts: string[]) => parts.filter(Boolean).join(", ");
  const groups: Group[] = [
    {
      title: "Licenses, certificates, and courses",
      lines: (papers ?? [])
        .filter(({ kind }) => kind !== "degree")
        .map(({ what, where, year }) => joined(what, where, year)),
    },
    { title: "Languages", lines: (languages ?? []).map(({ language, level }) => joined(language, level)) },
    { title: "Projects", lines: (projects ?? []).map(({ name, period }) => joined(name, period)) },
    {
      title: "Volunteering",
      lines: (volunteering ?? []).map(({ title, company, period }) => joined(title, company, period)),
    },
    { title: "Publications", lines: [...(publications ?? [])] },
    { title: "Links", lines: (links ?? []).map(({ url }) => url) },
  ];
  return groups
    .map(({ title, lines }) => ({ title, lines: [...new Set(lines.filter(Boolean))] }))
    .filter(({ lines }) => lines.length > 0);
}
