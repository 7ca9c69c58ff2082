import { randomBytes } from "node:crypto";
import type { Briefing } from "#shared/model/briefing.ts";
import { createDisguise, type HiddenDetail } from "#shared/model/disguise.ts";
import { type ModelMessage, toModelMessages } from "#shared/model/model-messages.ts";
import { briefTask } from "./brief-task.ts";
import type { WriterTask } from "./writer.ts";

export type ModelBrief = { briefing: Briefing; messages: ModelMessage[]; hidden: HiddenDetail[] };

/** Everything that has to be read before a model can be asked: what it is sent, and which details are hidden in that. */
export function briefModel(task: WriterTask): ModelBrief {
  const briefing = briefTask(task);
  const disguise = createDisguise(task.request.applicant);
  const messages = toModelMessages(briefing, disguise.hide, randomBytes(6).toString("hex"));
  return { briefing, messages, hidden: disguise.hidden() };
}
