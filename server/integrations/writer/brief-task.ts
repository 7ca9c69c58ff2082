import { toMissingHints } from "#server/writing/hints.ts";
import type { Briefing } from "#shared/model/briefing.ts";
import { toBriefing } from "#shared/model/to-briefing.ts";
import { toLetterRequest } from "./letter-task.ts";
import { templateBrief } from "./template-briefs.ts";
import type { WriterTask } from "./writer.ts";

/** The briefing for a writer's task. */
export function briefTask(task: WriterTask): Briefing {
  const request = toLetterRequest(task);
  const { withoutPosting, applicant } = task.request;
  const { form } = applicant;
  return toBriefing({
    ...request,
    // What stands in the posting's place, where there is none, is no posting.
    form: withoutPosting ? { ...form, prompt: "" } : form,
    task:
      task.kind === "translate"
        ? { kind: "translate", text: task.original.text }
        : { kind: "write", earlier: task.earlier },
    structure: templateBrief(request.templateId),
    advice: toMissingHints(request),
  });
}
