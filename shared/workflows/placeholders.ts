import type { BoundParameter } from "./parameter.schema.ts";

/** `{{name}}`, with or without spaces around the name. */
const placeholder = /\{\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}\}/g;

/** Whether a value is known only at a run. */
export function hasPlaceholder(text: string): boolean {
  return text.search(placeholder) >= 0;
}

/** What stands in `{{ }}` and can't be a parameter's name, as `min amount`; null where there is nothing like it. */
export function badPlaceholder(text: string): string | null {
  const [, name = ""] = /\{\{([^{}]{1,80})\}\}/.exec(text.replace(placeholder, "")) ?? [];
  return name.trim() || null;
}

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = ""]) => name);
}

/** The text with each `{{name}}` replaced by what `write` gives for it. */
export function replacePlaceholders(text: string, write: (name: string, written: string) => string): string {
  return text.replace(placeholder, (written, name: string) => write(name, written));
}

/** The text with the values in it; what is no parameter stays as it is. */
export function fillText(text: string, parameters: readonly BoundParameter[]): string {
  return replacePlaceholders(text, (name, written) => parameterOf(name, parameters)?.value ?? written);
}

export function parameterOf<One extends { name: string }>(name: string, parameters: readonly One[]): One | undefined {
  return parameterFinder(parameters)(name);
}

/** Finds many parameters by their names: one of exactly this name, or the first that differs in capitals only. */
export function parameterFinder<One extends { name: string }>(
  parameters: readonly One[],
): (name: string) => One | undefined {
  const [exact, loose] = [new Map<string, One>(), new Map<string, One>()];
  for (const one of parameters.toReversed()) {
    exact.set(one.name, one);
    loose.set(one.name.toLowerCase(), one);
  }
  return (name) => exact.get(name) ?? loose.get(name.toLowerCase());
}
