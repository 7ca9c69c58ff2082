import { createDice, type Dice } from "./dice.ts";
import type { Layout, Part } from "./layout.ts";
import { openLayouts } from "./layouts/all-layouts.ts";
import { randomEntries } from "./random-entries.ts";

/** Layouts put together from parts of the open ones, so that no look goes with one order of things. */
export function mixedLayouts(count: number): Layout[] {
  return Array.from({ length: count }, (_, index): Layout => {
    const dice = createDice(9000 + index);
    const page = dice.pick(openLayouts);
    const job = dice.pick(openLayouts.filter(({ ornament }) => ornament !== "table"));
    const study = dice.chance(0.7) ? job : dice.pick(openLayouts);
    const head = dice.pick(openLayouts);
    const entries = randomEntries(dice);
    const whole: Layout = {
      ...page,
      name: `mixed-${index}`,
      head: head.head === "aside" && page.aside.length === 0 ? "left" : head.head,
      contacts: head.contacts,
      name_: head.name_,
      headline: head.headline,
      titled: head.titled,
      sections: dice.pick(openLayouts).sections,
      job: job.job,
      jobBeside: page.page === "halves" ? "" : job.jobBeside,
      jobAfter: job.jobAfter,
      grouped: job.grouped,
      besideSide: job.besideSide,
      ornament: job.ornament,
      study: study.ornament === "table" ? job.study : study.study,
      studyBeside: page.page === "halves" ? "" : study.studyBeside,
      studyAfter: study.studyAfter,
      points: dice.chance(0.25) ? "drawn" : dice.pick(openLayouts).points,
      tools: dice.chance(0.2),
      skills: dice.pick(openLayouts).skills,
      languages: dice.pick(openLayouts).languages,
      papers: dice.pick(openLayouts).papers,
      dates: dice.pick(openLayouts).dates,
      font: dice.pick(openLayouts).font,
      size: dice.whole(16, 23) / 2,
      main: dice.chance(0.5) ? page.main : withOthers(page, dice),
    };
    const random = { ...whole, ...entries, grouped: false };
    if (dice.chance(0.35)) return whole;
    return page.page === "halves" && random.jobBeside !== "" ? whole : random;
  });
}

const others: readonly Part[] = ["projects", "volunteering", "publications", "awards", "references", "strengths"];

/** More sections than the layout has, before or behind its own. */
function withOthers({ main, aside }: Layout, dice: Dice): Part[] {
  const more = dice.some(
    others.filter((part) => !main.includes(part) && !aside.includes(part)),
    dice.whole(1, 3),
  );
  return dice.chance(0.3) ? [...more, ...main] : [...main, ...more];
}
