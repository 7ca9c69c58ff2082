import { askAboutResume, takeResumeAnswer } from "#server/integrations/resume-completion/resume-question.ts";
import { briefModel } from "#server/integrations/writer/brief-model.ts";
import { composeTask } from "#server/integrations/writer/compose-task.ts";
import { readPosting } from "#server/postings/read-posting.ts";
import { sortText } from "#server/reading/sort-text.ts";
import { claimsByWords } from "#shared/claims/claims-by-words.ts";
import { parsePlainRequest, parsePlainRevision } from "./parsed-request.ts";

/** All that reads what visitors type, by name: JSON in, JSON out, and nothing else is looked at. */
export const textTasks = {
  "posting.read": ({ posting, today }: { posting: string; today: string }) => readPosting(posting, { today }),
  "prompt.read": parsePlainRequest,
  "prompt.revise": parsePlainRevision,
  "letter.compose": composeTask,
  "letter.brief": briefModel,
  "letter.claims": claimsByWords,
  "material.sort": sortText,
  "resume.ask": askAboutResume,
  "resume.take": takeResumeAnswer,
};
