import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanModelText, joinParagraphs } from "./clean-model-text.ts";
import { createLetterFilter } from "./letter-filter.ts";

const known = { name: "Maya Okafor", company: "Northgate Hospital", role: null };
const clean = (raw: string) => joinParagraphs(cleanModelText(raw, known));
const body = "For four years I have read telemetry at Mercy Lakeside. Twelve new nurses learned Epic from me.";

describe("what a model wrote", () => {
  it("loses preambles", () => {
    for (const preamble of [
      "Sure! Here is a cover letter tailored to the posting:\n\n",
      "Certainly, here's your letter:\n",
      "Of course! I'd be happy to help. Below is a draft of the letter.\n\n",
      "I've written a cover letter for you:\n\n",
      "Gerne! Hier ist das Anschreiben:\n\n",
      "Voici la lettre :\n\n",
      "**Cover Letter**\n\n",
      "# Cover Letter\n\n",
      "<think>The user wants a letter. Dear me.\n\nLong.</think>\n\n",
      '<script type="module">alert(2)</script><style>p{color:red}</style>\n\n',
    ]) {
      expect([preamble, clean(preamble + body)]).toEqual([preamble, body]);
    }
  });

  it("loses address blocks, subject, greeting, closing, signature and afterword", () => {
    const letter = [
      "Maya Okafor\n12 Elm Street\nPortland\nmaya@example.com\n\nNovember 21, 2026",
      "Hiring Manager\nNorthgate Hospital",
      "Subject: Application as a nurse",
      "Dear Ms. Smith,",
      body,
      "Sincerely,\nMaya Okafor",
      "---\nLet me know if you would like any changes to this letter!",
    ].join("\n\n");
    expect(clean(letter)).toBe(body);
    expect(clean(`${body}\n\nLet me know if you'd like me to adjust the tone!`)).toBe(body);
    expect(clean(`${body}\n\nMit freundlichen Grüßen\nMaya Okafor`)).toBe(body);
    expect(clean(`${body}\n\nJe vous prie d'agréer, Madame, Monsieur, mes salutations.`)).toBe(body);
    expect(clean(`Dear Hiring Manager,\n${body}\nBest regards, Maya`)).toBe(body);
  });

  it.each([
    "I hope this helps! Let me know.",
    "Good luck with your application!",
    "Would you like me to make it shorter?",
    "Ich hoffe, das hilft dir weiter.",
    "Viel Erfolg bei der Bewerbung!",
    "Soll ich das Anschreiben noch kürzen?",
    "J’espère que cette lettre vous aidera.",
    "Souhaitez-vous que je la raccourcisse ?",
    "Bonne chance !",
    "Espero que te sirva.",
    "¿Quieres que la haga más corta?",
    "¡Mucha suerte!",
  ])("loses what is said to the person after a letter without a closing: %s", (afterword) => {
    expect(clean(`${body}\n\n${afterword}`)).toBe(body);
  });

  it.each([
    "I hope to show you in person why I want the post.",
    "Ich hoffe, dies zeigt, warum ich komme.",
    "J’espère que cette lettre vous donne envie de me rencontrer.",
    "Espero que esta carta muestre mi interés.",
    "N’hésitez pas à m’appeler.",
    "Quiero que mi trabajo sirva.",
  ])("keeps a last line to the employer: %s", (line) => {
    expect(clean(`${body}\n\n${line}`)).toBe(`${body}\n\n${line}`);
  });

  it("keeps a date that a line begins with", () => {
    expect(clean("Ich bin seit dem\n2. Mai bei Holt.\nViel lernte ich im\n3. Lehrjahr.")).toBe(
      "Ich bin seit dem 2. Mai bei Holt. Viel lernte ich im 3. Lehrjahr.",
    );
  });

  it("keeps words that only look like the end of a letter", () => {
    for (const last of [
      "Best practice guides my work.",
      "If you would like, I can start on Monday.",
      "Please call me.",
    ]) {
      expect(clean(`${body}\n\n${last}`)).toBe(`${body}\n\n${last}`);
    }
  });

  it("loses Markdown, HTML and code fences, and keeps the words", () => {
    const marked =
      "```text\n**For four years** I have *read* telemetry at [Mercy Lakeside](https://example.com). Twelve `new` nurses learned <b>Epic</b> from me.\n```";
    expect(clean(marked)).toBe(body);
    expect(clean("- I chart in Epic.\n- I teach families.")).toBe("I chart in Epic. I teach families.");
    expect(clean("1. I chart in Epic.\n2. I teach families.")).toBe("I chart in Epic. I teach families.");
  });

  it("fills a placeholder that it knows, and leaves out the sentence of one that it does not", () => {
    expect(clean("I want to work at [Company Name]. I met [Hiring Manager] at {{event}}. I chart.")).toBe(
      "I want to work at Northgate Hospital. I chart.",
    );
    expect(clean("As a [Job Title] I wrote. I led <Your Team>. I know ___ well. I chart.")).toBe("I chart.");
    expect(clean("I broke off at [Compa")).toBe("");
  });

  it("never holds a letter's first word back, and shows no preamble", () => {
    const filter = createLetterFilter(known);
    expect(filter.push("Four")).toBe("Four");
    expect(filter.push("teen accounts")).toBe("teen accounts");
    expect(filter.push(" were mine. And")).toBe(" were mine.");
    const polite = createLetterFilter(known);
    expect(["Sure", "! Here is the", " letter:\n\n", "Dear", " Sir,\n\n", "Four"].map(polite.push).join("|")).toBe(
      "|||||Four",
    );
  });

  it("shows nothing of a sentence with a gap, once the first sentence has passed", () => {
    const filter = createLetterFilter(known);
    const shown = [..."I chart in Epic. I know [Hiring Manager] well. I teach. I end"].map(filter.push).join("");
    expect(shown).toBe("I chart in Epic. I teach.");
  });

  it("comes out the same however it was cut, and what was shown is its beginning", () => {
    const head = fc.constantFrom(
      "",
      "Sure! Here is the letter:\n\n",
      "<think>hm\n\n[x]</think>",
      '<script src="x">alert(1)\n\n</script>',
      "```\n",
      "Dear team,\n\n",
      "Subject: Nurse\n\n",
    );
    const sentence = fc.constantFrom(
      "I read telemetry at Mercy Lakeside.",
      "In 2021, Dr. Lee asked me to teach.",
      "**Twelve** nurses learned *Epic* from me!",
      "I would like to join [Company].",
      "I met [Hiring Manager] once.",
      "Did I mention e.g. 4.5 percent?",
      "Ça va de soi – c’est « écrit ».",
    );
    const paragraph = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((sentences) => sentences.join(" "));
    const end = fc.constantFrom("", "\n\nSincerely,\nMaya Okafor", "\n\nNote: replace the gaps.", "\n```");
    const raw = fc
      .tuple(head, fc.array(paragraph, { minLength: 1, maxLength: 4 }), end)
      .map(([first, paragraphs, last]) => `${first}I start plainly. ${paragraphs.join("\n\n")}${last}`);
    fc.assert(
      fc.property(raw, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (text, sizes) => {
        const filter = createLetterFilter(known);
        let shown = "";
        for (let at = 0, turn = 0; at < text.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1;
          shown += filter.push(text.slice(at, at + size));
          at += size;
        }
        const whole = joinParagraphs(filter.end());
        expect(whole).toBe(clean(text));
        expect(whole.startsWith(shown)).toBe(true);
        expect(whole).not.toMatch(/[[\]*`<>]|Sincerely|Note:|Sure|Dear/);
      }),
    );
  });

  it("is cleaned in linear time, whatever it is", () => {
    for (const text of [
      "<think>".repeat(9_000),
      "[".repeat(60_000),
      "**a".repeat(20_000),
      "\n".repeat(60_000),
      "a ".repeat(30_000),
      "Here ".repeat(9_000),
      "<b ".repeat(20_000),
    ]) {
      const started = Date.now();
      clean(text);
      expect([text.slice(0, 9), Date.now() - started < 2_000]).toEqual([text.slice(0, 9), true]);
    }
  });
});
