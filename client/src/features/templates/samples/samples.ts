import type { TemplateId } from "#shared/templates/template.ts";
import { peopleSamples } from "./people-samples.ts";
import type { Sample } from "./sample.ts";
import { situationSamples } from "./situation-samples.ts";
import { styleSamples } from "./style-samples.ts";
import { workSamples } from "./work-samples.ts";

/** For each template the letter that was written for it. */
export const samples: Record<TemplateId, Sample> = {
  ...workSamples,
  ...peopleSamples,
  ...styleSamples,
  ...situationSamples,
};
