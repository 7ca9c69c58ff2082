import type { VerbForm } from "./verb-forms.ts";

/**
 * What a typed line is, grammatically. "work" has verbs we can conjugate; "doing" is a noun of doing with its article
 * ("la gestión de pedidos"); "thing" can stand after "incluye"; "clause" has its own verb in the first person; "state"
 * follows "soy"; "foreign" is in another language; anything else is "unknown" and stays as typed.
 */
export type ReadLine =
  | { kind: "work"; words: string[]; verbs: number[]; form: VerbForm }
  | { kind: "doing" | "thing" | "clause" | "state" | "foreign" | "unknown"; text: string };
