import { Router } from "express";
import { AppError } from "#server/errors.ts";
import { templateBrief } from "#server/integrations/writer/template-briefs.ts";
import type { Template } from "#shared/templates/template.ts";
import type { TemplateBrief } from "#shared/templates/template-brief.schema.ts";
import { unpaid } from "./unpaid.ts";

export type TemplateBriefRoutesDeps = {
  findTemplate: (id: string) => Pick<Template, "price"> | null;
  ownsTemplate: (userId: number, templateId: string) => Promise<boolean>;
};

/**
 * `GET /api/template-briefs/:templateId`: what a template asks of a letter, for prompts that are made in the browser. A
 * template that costs something answers its owners only.
 */
export function templateBriefRoutes({ findTemplate, ownsTemplate }: TemplateBriefRoutesDeps): Router {
  const router = Router();
  router.get("/:templateId", async (request, response) => {
    const { templateId } = request.params;
    const template = findTemplate(templateId);
    const structure = templateBrief(templateId);
    if (!template || structure === null) throw new AppError("notFound", "This template doesn't exist.");
    const userId = request.user?.id ?? null;
    const mayUse = template.price === 0 || (userId !== null && (await ownsTemplate(userId, templateId)));
    if (!mayUse) throw unpaid(userId, templateId);
    response.set("Cache-Control", "no-store").json({ structure } satisfies TemplateBrief);
  });
  return router;
}
