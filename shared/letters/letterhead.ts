import type { ConventionId } from "./letter-convention.ts";

/** What stands above a letter: who writes, how to reach them, when, and to whom. Empty lines are left out. */
export type Letterhead = {
  name: string;
  location?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Already in words. */
  date?: string | undefined;
  /** Whose order the lines are set in; left out, that of the United States. */
  convention?: ConventionId | undefined;
  /** One line each, e.g. company and department. */
  recipient?: readonly string[] | undefined;
};

/** "Grace Adeyemi · Elmstraße 14 · 10115 Berlin"; empty where no address is known. */
export function senderLineOf({ name, location = "" }: Letterhead): string {
  const address = location.split(/[,;\n]/).map((part) => part.trim());
  return location.trim() === "" ? "" : [name.trim(), ...address].filter(Boolean).join(" · ");
}
