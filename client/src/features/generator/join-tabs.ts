import { sameValue } from "#client/lib/same-value.ts";
import type { Facts, Material } from "#shared/material/material.schema.ts";
import { type GeneratorState, generatorStateSchema } from "./generator-state.schema.ts";
import { mergeFacts } from "./merge-facts.ts";

/**
 * What another tab has kept under `text`, joined into this tab's state: the facts are one person's and are merged row by
 * row, posting and letter stay each tab's own. Null where nothing readable is kept, or it is a set of facts of its own.
 */
export function joinTabs(
  state: GeneratorState,
  { base, text }: { base: Facts; text: string | null },
): { state: GeneratorState; theirs: Material } | null {
  const other = parse(text);
  if (!other || other.desk.factsId !== state.desk.factsId) return null;
  const merged = mergeFacts(base, state.material, other.material);
  const isSame = sameValue(merged, state.material);
  return { state: isSame ? state : { ...state, material: merged }, theirs: other.material };
}

function parse(text: string | null): GeneratorState | null {
  try {
    return generatorStateSchema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
