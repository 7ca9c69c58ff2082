import { LONGEST_ENTRY_ID, type Material } from "#shared/material/material.schema.ts";
import type { ChecklistPoint } from "#shared/postings/checklist.ts";
import type { GeneratorState } from "./generator-state.schema.ts";

/** A line that the person wrote in answer to a point joins their facts and the order; the letter stays as it is. */
export function withAddedLine(state: GeneratorState, point: ChecklistPoint, text: string): GeneratorState {
  const { order } = state;
  const language = state.desk.language ?? order?.language ?? "en";
  const add = (material: Material) => withRow(material, { point, text, language });
  return {
    ...state,
    material: add(state.material),
    order: order && { ...order, ...(order.material && { material: add(order.material) }) },
  };
}

/** Whether a row was added beside the letter, in answer to that point. */
export function isAddedFor({ id, isQuestion }: ChecklistPoint, row: string): boolean {
  return isQuestion ? row === answerKey(id) : row.startsWith(lineStart(id));
}

const answerKey = (point: string) => `question ${point}`;
const lineStart = (point: string) => `line-${point}-`.slice(0, LONGEST_ENTRY_ID);

/** A row of its own, tied to the point; a question's answer is a completion, as on the desk. */
function withRow(
  material: Material,
  {
    point,
    text,
    language,
  }: { point: ChecklistPoint; text: string; language: Material["completions"][number]["language"] },
): Material {
  if (point.isQuestion) {
    const answer = {
      key: answerKey(point.id),
      kind: "question" as const,
      ...{ language, beginning: "", ending: text, point: point.id, postingLines: point.lines },
    };
    const others = material.completions.filter(({ key }) => key !== answer.key);
    return { ...material, completions: [...others, answer] };
  }
  const id = `${lineStart(point.id)}${material.plain.length}`.slice(0, LONGEST_ENTRY_ID);
  const line = { id, origin: { from: "typed" as const }, confirmed: true, text };
  return { ...material, plain: [...material.plain, line], ties: [...material.ties, { row: id, point: point.id }] };
}
