import { type CSSProperties, createContext } from "react";
import { plainDesign, type TemplateDesign } from "#shared/templates/template-design.ts";

/** The look of every sheet below; the plain letter's where nobody says. */
export const SheetDesign = createContext<TemplateDesign>(plainDesign);

/** A design in the variables that the sheet's classes read. */
export function toPaperStyle(design: TemplateDesign): CSSProperties {
  if (design === plainDesign) return {};
  return Object.fromEntries([
    ["--paper", design.paper],
    ["--paper-unlit", `color-mix(in srgb, ${design.paper} 90%, black)`],
    ["--ink", design.ink],
    ["--ink-2", design.quiet],
    ["--letter-leading", `calc(1.75rem * ${design.text.leading})`],
    ["--letter-gap", `calc(1rem * ${design.text.gap})`],
  ]);
}
