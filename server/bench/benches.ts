import { benchApplications } from "./applications.bench.ts";
import type { BenchRow } from "./bench-row.ts";
import { benchBesideRuns } from "./beside-runs.bench.ts";
import { benchBuiltInWriter } from "./built-in-writer.bench.ts";
import { benchCanvas } from "./canvas.bench.ts";
import { benchDatabaseCopy } from "./database-copy.bench.ts";
import { benchFirstLoad } from "./first-load.bench.ts";
import { benchFirstWord } from "./first-word.bench.ts";
import { benchHeavyCalls } from "./heavy-calls.bench.ts";
import { benchHostileTexts } from "./hostile-texts.bench.ts";
import { benchLeads } from "./leads.bench.ts";
import { benchLetters } from "./letters.bench.ts";
import { benchLighthouse } from "./lighthouse.bench.ts";
import { benchMemory } from "./memory.bench.ts";
import { benchPushDown } from "./pushdown.bench.ts";
import { benchPushDownThen } from "./pushdown-then.bench.ts";
import { benchResume } from "./resume.bench.ts";
import { benchResumesAtOnce } from "./resumes-at-once.bench.ts";
import { benchSameAnswers } from "./same-answers.bench.ts";
import { benchSpill } from "./spill.bench.ts";
import { benchSteadyMemory } from "./steady-memory.bench.ts";
import { benchUglyBodies } from "./ugly-bodies.bench.ts";
import { benchVisitors } from "./visitors.bench.ts";
import { benchWorkers } from "./workers.bench.ts";
import { benchWorkflowRuns } from "./workflow-runs.bench.ts";

export type Bench = () => Promise<BenchRow | BenchRow[]>;

/** All of them together take less than a quarter of an hour on two processors with nothing else to do. */
export const shortBenches: Readonly<Record<string, Bench>> = {
  letters: benchLetters,
  "first-word": benchFirstWord,
  writer: benchBuiltInWriter,
  texts: async () => [...(await benchHostileTexts()), ...(await benchHeavyCalls())],
  resume: benchResume,
  resumes: benchResumesAtOnce,
  runs: benchWorkflowRuns,
  copy: benchDatabaseCopy,
  pushdown: benchPushDown,
  "spill-quick": () => benchSpill(5),
  canvas: benchCanvas,
  leads: benchLeads,
  "first-load": benchFirstLoad,
  lighthouse: benchLighthouse,
  memory: benchMemory,
  "visitors-quick": () => benchVisitors({ seconds: 20, rounds: 1, roundSeconds: 6 }),
};

/** Those that take minutes or hours each. */
export const longBenches: Readonly<Record<string, Bench>> = {
  bodies: benchUglyBodies,
  applications: benchApplications,
  "beside-runs": benchBesideRuns,
  visitors: () => benchVisitors({ seconds: 120, rounds: 3, roundSeconds: 12 }),
  "pushdown-then": benchPushDownThen,
  "same-answers": benchSameAnswers,
  "workers-quick": () => benchWorkers(4),
  workers: () => benchWorkers(20),
  spill: () => benchSpill(50),
  steady: () => benchSteadyMemory(60),
};
