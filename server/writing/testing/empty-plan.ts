import type { Plan } from "../planning/plan.ts";

/** A plan of which nothing is said yet, for what only looks at single messages. */
export const emptyPlan: Plan = {
  version: 1,
  strategy: "two-checks",
  tone: "professional",
  seed: 1,
  asOf: "2026-11-21",
  tier: 2,
  length: { least: 250, most: 300 },
  heading: {
    name: "",
    role: null,
    company: null,
    contact: null,
    reference: null,
    documents: [],
    closingDate: null,
    informal: false,
    sector: null,
    hasPosting: true,
  },
  paragraphs: [],
  openingFact: "",
};
