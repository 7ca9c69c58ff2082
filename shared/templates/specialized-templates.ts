import type { Template } from "./template.ts";

type Entry = Pick<Template, "id" | "description" | "thumbnail" | "features"> & { situation: string };

const entries: readonly Entry[] = [
  {
    id: "promotion",
    situation: "Promotion",
    description: "For the next step up: shows which of its duties you already do.",
    thumbnail: "🏆",
    features: ["A strong name over a gold rule", "What you already carry, and what you would change"],
  },
  {
    id: "career-change",
    situation: "Career Change",
    description: "Shows how your past work fits the new field.",
    thumbnail: "🔄",
    features: ["An italic name over a double blue rule", "Old work and new work set side by side"],
  },
  {
    id: "no-experience",
    situation: "No Experience",
    description: "Builds on your studies, projects, and what you've made.",
    thumbnail: "🌟",
    features: ["A light, centered name and an open page", "Projects and studies told as evidence"],
  },
  {
    id: "remote",
    situation: "Remote Work",
    description: "Shows how you write, hand over, and finish work on your own.",
    thumbnail: "🏡",
    features: ["Time zone and contact on one line", "Written habits in place of promises"],
  },
];

/** Four situations that a usual letter argues badly. */
export const specializedTemplates: readonly Template[] = entries.map(({ situation, ...entry }) => ({
  ...entry,
  name: `${situation} Template`,
  price: 499,
  category: "specialized",
  industryKeywords: [],
}));
