import type { Template } from "./template.ts";

type Entry = Pick<Template, "id" | "description" | "thumbnail" | "features"> & { style: string };

const entries: readonly Entry[] = [
  {
    id: "modern",
    style: "Modern",
    description: "A light name, one line of color, air between paragraphs.",
    thumbnail: "✨",
    features: ["A light name over a teal line", "Short paragraphs with room between them"],
  },
  {
    id: "corporate",
    style: "Corporate",
    description: "The letter a board would send.",
    thumbnail: "🏢",
    features: [
      "Name left, contact right, a navy rule under both",
      "The recipient's address where an office expects it",
    ],
  },
  {
    id: "minimalist",
    style: "Minimalist",
    description: "Nothing but the words, exactly placed.",
    thumbnail: "◻️",
    features: ["No rule, no color, cool white paper", "Loose lines, and nothing that a printer could spoil"],
  },
  {
    id: "creative",
    style: "Creative",
    description: "A colored margin and an italic hand.",
    thumbnail: "🎨",
    features: ["A plum margin beside a large italic name", "Room for a voice of your own"],
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
    description: "Centered capitals, double rule, full courtesy.",
    thumbnail: "🎩",
    features: ["Centered capitals over a double rule", "The address block and forms of courtesy"],
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
