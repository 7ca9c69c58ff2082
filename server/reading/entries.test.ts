import { expect, it } from "vitest";
import { splitEntries } from "./entries.ts";
import { noPlace, type TextLine } from "./resume-text.ts";

const line = (text: string, x = 40): TextLine => ({ ...noPlace, page: 1, text, x, size: 10, look: "text 10" });
const heads = (lines: TextLine[]) => splitEntries(lines).map(({ heads: [first] }) => first?.text);

it("opens no entry at a year in what was done, set in under dates that stand further out", () => {
  const lines = [
    line("Train driver, Norrland Freight AB"),
    line("Aug 2012 – now"),
    line("Trainer of new drivers since 2018", 54),
    line("Yard hand, Sundsvall Yards"),
    line("2008 – 2012"),
    line("Shunting and brake tests", 54),
  ];
  expect(heads(lines)).toEqual(["Train driver, Norrland Freight AB", "Yard hand, Sundsvall Yards"]);
});

it("opens entries where most dates open their lines", () => {
  const lines = [
    line("03/2016 – today\tDigger driver\tAubenas"),
    line("Weekly safety talk; no reportable accident since 2017"),
    line("06/2009 – 02/2016\tTruck driver\tAmberieu"),
    line("Loading, night shifts"),
    line("2007 – 2009\tLabourer\tLyon"),
  ];
  expect(heads(lines)).toHaveLength(3);
});
