import type { Config } from "tailwindcss";

/** Names for the tokens in client/src/tokens.css; components use these names only, never raw colours. */
const color = (name: string) => `var(--${name})`;

export default {
  content: ["./client/index.html", "./client/src/**/*.{ts,tsx}"],
  darkMode: "class",
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      page: color("page"),
      card: color("card"),
      raised: color("raised"),
      canvas: color("canvas"),
      hairline: color("hairline"),
      edge: color("edge"),
      line: color("line"),
      bar: color("bar"),
      strong: color("text-1"),
      body: color("text-2"),
      quiet: color("text-3"),
      accent: {
        DEFAULT: color("accent"),
        hover: color("accent-hover"),
        pressed: color("accent-pressed"),
        on: color("on-accent"),
        text: color("accent-text"),
        wash: color("accent-wash"),
      },
      success: { DEFAULT: color("success"), wash: color("success-wash") },
      warning: { DEFAULT: color("warning"), wash: color("warning-wash") },
      danger: {
        DEFAULT: color("danger"),
        wash: color("danger-wash"),
        fill: color("danger-fill"),
        "fill-hover": color("danger-fill-hover"),
        "fill-pressed": color("danger-fill-pressed"),
        on: color("on-danger"),
      },
      ring: color("ring"),
      scrim: color("scrim"),
      paper: { DEFAULT: color("paper"), unlit: color("paper-unlit"), rule: color("paper-rule") },
      ink: { DEFAULT: color("ink"), 2: color("ink-2") },
      mark: { DEFAULT: color("mark"), line: color("mark-line") },
      pencil: { red: color("red-pencil"), "red-wash": color("red-pencil-wash"), green: color("green-pencil") },
    },
    fontFamily: {
      sans: ['"Hanken Grotesk Variable"', "Hanken Grotesk Fallback", "system-ui", "sans-serif"],
      serif: ['"Source Serif 4 Variable"', "Source Serif Fallback", "Source Serif Narrow Fallback", "serif"],
      mono: ["ui-monospace", "SFMono-Regular", "Menlo", "Consolas", "monospace"],
    },
    fontSize: {
      small: ["0.8125rem", "1.25rem"],
      base: ["0.9375rem", "1.5rem"],
      lead: ["1.0625rem", "1.75rem"],
      section: ["1.25rem", { lineHeight: "1.75rem", letterSpacing: "-0.006em" }],
      title: ["1.75rem", { lineHeight: "2.25rem", letterSpacing: "-0.012em" }],
      display: ["2.75rem", { lineHeight: "3.125rem", letterSpacing: "-0.022em" }],
      "display-phone": ["2.125rem", { lineHeight: "2.5rem", letterSpacing: "-0.022em" }],
    },
    fontWeight: { normal: "400", medium: "500", semibold: "600", heading: "620", display: "640" },
    borderRadius: { none: "0", paper: "3px", badge: "6px", DEFAULT: "8px", box: "14px", full: "9999px" },
    boxShadow: {
      none: "none",
      lift: "var(--shadow-lift)",
      halo: "var(--shadow-halo)",
      sheet: "var(--shadow-sheet)",
    },
    // In the letter size that people set for their browser, as all sizes are: twice as large a type gets the room of half as wide a screen.
    screens: { sm: "35rem", md: "51.25rem", lg: "56.25rem", xl: "68.75rem", wide: "75rem" },
    extend: {
      maxWidth: { column: "80.5rem" },
      transitionDuration: { quick: "150ms", slow: "200ms" },
    },
  },
} satisfies Config;
