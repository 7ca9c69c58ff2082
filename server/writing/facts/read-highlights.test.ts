import { describe, expect, it } from "vitest";
import { readHighlights } from "./read-highlights.ts";

const postsIn = (text: string) => readHighlights(text, "2026-11-21").map(({ post }) => post?.title ?? null);

describe("a highlight with a place and a year", () => {
  it.each([
    "MA Museum Studies, University of Leicester, 2020",
    "BSc in Physics, University of Leeds, 2017",
    "Bachelor of Arts, Lakeside University, 2018",
    "Master's degree in Nursing, Lakeside University, 2018",
    "PhD, Princeton University, 2023",
    "BSN, Oregon Health & Science University, 2020",
  ])("is no post where it is a degree: %s", (line) => {
    expect(postsIn(line)).toEqual([null]);
  });

  it.each([
    ["Learning Officer, Tidewater Science Centre, since 2021", "Learning Officer"],
    ["Master Electrician, Volt & Sons, 2019 to 2022", "Master Electrician"],
    ["MA, Lakeside Clinic, 2019 to 2022", "MA"],
    ["PhD Researcher, Princeton University, 2019 to 2023", "PhD Researcher"],
    ["Diploma Course Manager, City College, 2019 to 2022", "Diploma Course Manager"],
  ])("is a post where somebody worked: %s", (line, title) => {
    expect(postsIn(line)).toEqual([title]);
  });
});

it.each(["Voluntaria en un centro de aves, verano de 2025", "Bénévole dans un refuge, été 2024"])(
  "takes a season for a time and not for an employer: %s",
  (line) => {
    expect(postsIn(line)).toEqual([null]);
  },
);

it("leaves papers listed below a post out of its work", () => {
  const listed = readHighlights(
    "Staff Nurse, Mercy Lakeside, since 2021\nTrained 12 nurses\nBSN, Lakeside University, 2020\nRN license, Oregon\nLed the ACLS certification",
    "2026-11-21",
  );
  expect(listed.map(({ post, line }) => [post?.company ?? null, line])).toEqual([
    ["Mercy Lakeside", ""],
    ["Mercy Lakeside", "Trained 12 nurses"],
    [null, "BSN, Lakeside University, 2020"],
    [null, "RN license, Oregon"],
    ["Mercy Lakeside", "Led the ACLS certification"],
  ]);
});

it("keeps plain lines with the post above them, unless that post told of itself on its own line", () => {
  const below = readHighlights(
    "Charge Nurse, Mercy Lakeside, since 2022\nLead the response team\nTrained eleven colleagues",
    "2026-11-21",
  );
  expect(below.map(({ post, line }) => [post?.company ?? null, line])).toEqual([
    ["Mercy Lakeside", ""],
    ["Mercy Lakeside", "Lead the response team"],
    ["Mercy Lakeside", "Trained eleven colleagues"],
  ]);
  const apart = readHighlights("Cook, Salt House, since 2022: 120 covers a night\nHelped at the shelter", "2026-11-21");
  expect(apart.at(-1)).toMatchObject({ post: null, line: "Helped at the shelter" });
});

it.each([
  ["Line cook at The Copper Pot, 2021-2024", "The Copper Pot", "2021", "2024", ""],
  ["Electrician, Cwm Electrical Services (2009-2015)", "Cwm Electrical Services", "2009", "2015", ""],
  ["Door to door sales at SunVolt 2021-2023, sold 75 systems", "SunVolt", "2021", "2023", "sold 75 systems"],
  ["Cook, Salt House, 2021-03 to 2022-05: grill", "Salt House", "2021", "2022", "grill"],
  ["Fitter, Jones Ltd, 2019 - present", "Jones Ltd", "2019", null, ""],
])("reads both years and no part of them as a name: %s", (line, company, from, to, deed) => {
  const [highlight] = readHighlights(line, "2026-11-21");
  expect(highlight?.post?.company).toBe(company);
  expect(String(highlight?.post?.period.start?.year)).toBe(from);
  expect(highlight?.post?.period.open).toBe(to === null);
  if (to !== null) expect(String(highlight?.post?.period.end?.year)).toBe(to);
  expect(highlight?.line).toBe(deed);
});

it("gives an unbulleted line after bulleted ones to no post", () => {
  const lines = readHighlights("Electrician, Volt, 2009-2015\n• rewired homes\nNVQ Level 3", "2026-11-21");
  expect(lines.at(-1)).toMatchObject({ post: null, line: "NVQ Level 3" });
});

it("a post at a place of two words written small", () => {
  const [highlight] = readHighlights(
    "Agent de sécurité au centre commercial Grand Littoral de 2020 à 2024",
    "2026-11-21",
  );
  expect(highlight?.post).toMatchObject({ title: "Agent de sécurité", company: "centre commercial Grand Littoral" });
});

it.each([
  ["Before: kitchen porter, The Crown Hotel, 2020 to 2022", "kitchen porter", "The Crown Hotel"],
  ["Davor: Küchenhilfe, Gasthof Krone, 2019 bis 2021", "Küchenhilfe", "Gasthof Krone"],
  ["Bakery assistant, Northern Crust, Bradford, since 2022", "Bakery assistant", "Northern Crust, Bradford"],
  ["Staff Nurse, Stroke Unit, Ashdown, since 2020", "Staff Nurse, Stroke Unit", "Ashdown"],
  ["Engineer, Machine Learning, Lumen, 2019 to 2021", "Engineer, Machine Learning", "Lumen"],
])("reads title and employer of %s", (line, title, company) => {
  const [read] = readHighlights(line, "2026-11-21");
  expect([read?.post?.title, read?.post?.company]).toEqual([title, company]);
});

it("leaves a numbered level of training out of the work above it", () => {
  const read = readHighlights(
    "Kitchen Porter, The Crown Hotel, 2020 to 2022\nLevel 2 Food Hygiene, 2022",
    "2026-11-21",
  );
  expect(read.map(({ post }) => post?.company ?? null)).toEqual(["The Crown Hotel", null]);
});

it("a number of seasons is no title", () => {
  const [read] = readHighlights("3 saisons chez Jardins d'Heeren (2022 à 2024)", "2026-11-21");
  expect(read?.post).toMatchObject({ title: "", company: "Jardins d'Heeren", period: { start: { year: 2022 } } });
});

it.each(["2018 à ce jour", "depuis 2018", "2018 - maintenant"])("%s goes on", (period) => {
  const [read] = readHighlights(`Cuisinière, Auberge du Lac, ${period}`, "2026-11-21");
  expect(read?.post?.period.open).toBe(true);
});

it.each([
  "5 ans de vente en magasin de meubles, 430 000 € de CA en 2024",
  "8 ans dans la restauration rapide, manager depuis 2021",
  "Sale of kitchens, 1.2 million in 2023",
])("how long or how much is neither title nor house: %s", (line) => expect(postsIn(line)).toEqual([null]));

it("stars and a number are part of a house's name", () => {
  const [read] = readHighlights("Réceptionniste, hôtel 3 étoiles, 2019-2022", "2026-11-21");
  expect(read?.post).toMatchObject({ title: "Réceptionniste", company: "hôtel 3 étoiles" });
});
