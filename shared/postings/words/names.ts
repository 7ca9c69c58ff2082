import words from "./names.json" with { type: "json" };

/** Tools and techniques, each with its other names. Tools of one family are different tools. */
export const toolNames: Readonly<Record<string, readonly string[]>> = words.toolNames;

/** Papers and devices by name. */
export const paperNames: Readonly<Record<string, readonly string[]>> = words.paperNames;

/** Languages as people write them. */
export const languageNamesSpoken: Readonly<Record<string, readonly string[]>> = words.languageNamesSpoken;

/** Who has the first has the second. */
export const impliedNames: Readonly<Record<string, readonly string[]>> = words.impliedNames;

/** Conditions under which the work is done: nobody has them on paper, so the person is asked. */
export const conditionNames: Readonly<Record<string, readonly string[]>> = words.conditionNames;
