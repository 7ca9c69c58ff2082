import { toMaterial } from "#shared/material/to-material.ts";
import { answerPoints } from "#shared/postings/answer-points.ts";
import { serveTasks } from "./serve-tasks.ts";
import { textTasks } from "./text-tasks.ts";

// The module of a text thread.

/** The first reading is the slowest, because every pattern is compiled by it: it is done while nobody waits. */
function rehearse(): void {
  const posting = "Baker wanted at Crumb Ltd, Leeds.\nRequirements:\n- Two years in a bakery";
  const reading = textTasks["posting.read"]({ posting, today: "2026-01-01" });
  answerPoints(reading, toMaterial({ form: { skills: "Sourdough" } }), "2026-01-01");
}

serveTasks(textTasks, rehearse);
