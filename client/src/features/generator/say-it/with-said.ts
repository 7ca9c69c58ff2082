import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { Material, MaterialLine } from "#shared/material/material.schema.ts";

/** What the person has said in the language, by row. */
export type Said = ReadonlyMap<string, string>;

/** Under which the box of a row keeps what is being typed. */
export function boxOf(row: string, language: Language): string {
  return `say ${language} ${row}`;
}

/** Each row gets the person's own version in that language, here and in the letter's order; the boxes are done with. */
export function withSaid(state: GeneratorState, said: Said, language: Language): GeneratorState {
  const { order, desk, material } = state;
  const boxes = new Set([...said.keys()].map((row) => boxOf(row, language)));
  return {
    ...state,
    material: addSaid(material, said, language),
    order: order?.material ? { ...order, material: addSaid(order.material, said, language) } : order,
    desk: { ...desk, drafts: Object.fromEntries(Object.entries(desk.drafts).filter(([box]) => !boxes.has(box))) },
  };
}

function addSaid(material: Material, said: Said, language: Language): Material {
  const line = (one: MaterialLine): MaterialLine => {
    const text = said.get(one.id);
    return text ? { ...one, said: { ...one.said, [language]: text.slice(0, 2000) } } : one;
  };
  const isSaid = (key: string) => said.has(key);
  const answers = new Map(material.completions.filter(({ key }) => isSaid(key)).map((one) => [one.key, one]));
  const others = material.completions.filter((one) => !(isSaid(one.key) && one.language === language));
  return {
    ...material,
    plain: material.plain.map(line),
    jobs: material.jobs.map((job) => ({ ...job, lines: job.lines.map(line) })),
    completions: [
      ...others,
      // A whole sentence of the person's: beginnings are one language's.
      ...[...answers.values()].map((one) => ({ ...one, language, beginning: "", ending: said.get(one.key) ?? "" })),
    ].slice(-40),
  };
}
