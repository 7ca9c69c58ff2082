import type { Template } from "./template.ts";

type Entry = Pick<Template, "id" | "description" | "thumbnail" | "features"> & { style: string };

const entries: readonly Entry[] = [
  {
    id: "modern",
    style: "Modern",
    description: "A light name, one line of color, and space between paragraphs.",
    thumbnail: "✨",
    features: ["A light name above a teal line", "Short paragraphs with space between them"],
  },
  {
    id: "corporate",
    style: "Corporate",
    description: "Formal, for senior roles.",
    thumbnail: "🏢",
    features: ["Name left, contact right, a navy line below", "The recipient's address where offices expect it"],
  },
  {
    id: "minimalist",
    style: "Minimalist",
    description: "Just the words, carefully set.",
    thumbnail: "◻️",
    features: ["No lines, no color, cool white paper", "Wide line spacing that prints well anywhere"],
  },
  {
    id: "creative",
    style: "Creative",
    description: "A colored margin and an italic name.",
    thumbnail: "🎨",
    features: ["A plum margin beside a large italic name", "Room for your own voice"],
  },
  {
    id: "bold",
    style: "Bold",
    description: "Your name fills the top of the page.",
    thumbnail: "⚡",
    features: ["A dark band with your name in white", "A first line that says what you want"],
  },
  {
    id: "formal",
    style: "Formal",
    description: "Centered capitals, a double line, and formal phrases.",
    thumbnail: "🎩",
    features: ["Centered capitals above a double line", "An address block and formal phrases"],
  },
];

/** Six looks that differ at a glance. */
export const styleTemplates: readonly Template[] = entries.map(({ style, ...entry }) => ({
  ...entry,
  name: `${style} Style Template`,
  price: 299,
  category: "style",
  industryKeywords: [],
}));
