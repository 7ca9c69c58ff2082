import type { TemplateDesign } from "#shared/templates/template-design.ts";
import { plainDesign } from "#shared/templates/template-design.ts";
import { useLater } from "./use-later.ts";

const loadDesigns = () => import("#shared/templates/designs.ts");

/** The look of a letter in that template; the plain letter needs none of their code. */
export function useDesign(templateId: string | null): TemplateDesign {
  const code = useLater(templateId === null ? null : loadDesigns);
  return code?.designOf(templateId) ?? plainDesign;
}
