import type { Template } from "./template.ts";

type Entry = Pick<Template, "id" | "description" | "thumbnail" | "features"> & { situation: string };

const entries: readonly Entry[] = [
  {
    id: "promotion",
    situation: "Promotion",
    description: "For your next step up: shows which of its duties you already have.",
    thumbnail: "🏆",
    features: ["A bold name above a gold line", "What you already do, and what you'd change"],
  },
  {
    id: "career-change",
    situation: "Career Change",
    description: "Shows how your past work fits the new field.",
    thumbnail: "🔄",
    features: ["An italic name above a double blue line", "Your old work and the new one, side by side"],
  },
  {
    id: "no-experience",
    situation: "No Experience",
    description: "Builds on your studies, projects, and what you've made.",
    thumbnail: "🌟",
    features: ["A light, centered name and an open page", "Projects and studies as evidence"],
  },
  {
    id: "remote",
    situation: "Remote Work",
    description: "Shows how you write, hand over work, and finish it on your own.",
    thumbnail: "🏡",
    features: ["Time zone and contact on one line", "How you work in writing, not promises"],
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
