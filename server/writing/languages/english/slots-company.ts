import type { SlotContext, Span } from "../../realising/language-module.ts";
import { EMPTY, quoted } from "../spans.ts";
import { companyName } from "./names.ts";

/** An agency does not hire for itself. */
export const WITH_CLIENT: Span = { ...EMPTY, text: "with your client" };

/** "at Larkfield", "with the City of Leeds". */
export function atCompany({ company, isForClient }: SlotContext["heading"]): Span {
  if (isForClient) return WITH_CLIENT;
  if (!company) return EMPTY;
  const name = companyName(company.text);
  return quoted(`${name.startsWith("the ") ? "with" : "at"} ${name}`, company.lines);
}
