import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;

type Heads = readonly (readonly [string, string, string, string])[];

it.each<[string, string[], Heads, string[]]>([
  [
    "German",
    [
      ...["Jonas Hubmann, 8700 Leoben", "", "- Lehre Maurer 2010 bis 2013 bei Hochbau Fuchs in Trofaiach"],
      ...["- 2013-2018 Maurer Fa. Kogler, Putz und Estrich", "  Baustellen bis Graz", "- B, BE"],
      ...["- seit Juni 2018 Polier Steinwandt Bau GmbH, Kapfenberg, Wohnbau", "- Bergwacht Leoben seit 2015"],
    ],
    [
      ["Lehre Maurer", "Hochbau Fuchs", "2010", "2013"],
      ["Maurer", "Kogler", "2013", "2018"],
      ["Polier", "Steinwandt Bau GmbH", "2018-06", "now"],
    ],
    ["Putz und Estrich", "Baustellen bis Graz", "Wohnbau"],
  ],
  [
    "English",
    [
      ...[
        "Ruth Gallacher",
        "",
        "- 2012-2016 welder at Kerrow Marine, Oban",
        "    * hulls up to 18 m",
        "- First aid 2024",
      ],
      ...["- since March 2016 foreman at Tarbet Yard Ltd, Tarbert", "- two weeks' notice"],
    ],
    [
      ["welder", "Kerrow Marine", "2012", "2016"],
      ["foreman", "Tarbet Yard Ltd", "2016-03", "now"],
    ],
    ["hulls up to 18 m"],
  ],
  [
    "French",
    [
      ...[
        "Solène Kerbrat",
        "",
        "• 2011-2015 serveuse chez Brasserie du Quai, Nantes",
        "• 2015-2019 barmaid au Bar Nautilus, Vannes",
      ],
      ...[
        "  cocktails, deux apprentis",
        "• depuis mai 2019 gérante chez Crêperie Ty Gwen, Auray",
        "• permis B",
        "• un chat",
      ],
    ],
    [
      ["serveuse", "Brasserie du Quai", "2011", "2015"],
      ["barmaid", "Bar Nautilus", "2015", "2019"],
      ["gérante", "Crêperie Ty Gwen", "2019-05", "now"],
    ],
    ["cocktails, deux apprentis"],
  ],
  [
    "Spanish",
    [
      ...["Julia Ferrero Sanz", "", "- 2012-2016 soldadora, Talleres Mieres SL, Avilés", "- curso de altura 2019"],
      ...["- desde abril 2016 encargada de taller, Montajes Nalón SL, Langreo", "- carnet B"],
    ],
    [
      ["soldadora", "Talleres Mieres SL", "2012", "2016"],
      ["encargada de taller", "Montajes Nalón SL", "2016-04", "now"],
    ],
    [],
  ],
])("hangs under a post only what is set in, where every line has a mark: %s", (_name, text, heads, lines) => {
  const { jobs } = sorted(...text);
  expect(jobs.map(({ title, employer, from, to }) => [title, employer, from, to])).toEqual(heads);
  expect(jobs.flatMap((job) => job.lines.map((line) => line.text))).toEqual(lines);
});

it("hangs marks under the post that stands above them without one", () => {
  const { jobs } = sorted(
    "Ann Lee",
    "Cook, Blue Anchor, 2019 - now",
    "- menus since 2021",
    "- stock",
    "- rota 2020-2022",
  );
  expect(jobs.map((job) => job.lines.length)).toEqual([3]);
});

it.each([
  ["Winter 2017/18 bis Winter 2020/21 Pistenmaschinist bei Bergbahnen Kares, Fiss", "2017", "2021"],
  ["winter 2017/18 to winter 2020/21 ski technician at Cairn Hire, Aviemore", "2017", "2021"],
  ["hiver 2017/18 à hiver 2020/21 pisteur chez Domaine des Arves, Albiez", "2017", "2021"],
])("reads seasons from one winter to another: %s", (line, from, to) => {
  const [job] = sorted("Ann Lee", line).jobs;
  expect([job?.from, job?.to]).toEqual([from, to]);
  expect(job?.period).toMatch(/winter|hiver/iu);
});

it("keeps both titles that somebody had in turn, for the later is told as such", () => {
  const [job] = sorted("Ann Lee", "2014-2019 Helfer, dann Vorarbeiter bei Hochbau Fuchs, Trofaiach").jobs;
  expect(job?.title).toBe("Helfer, dann Vorarbeiter");
});

it.each([
  ["enero 2020 - a la fecha  Soldador  Metalmec del Bajío SA de CV, Silao", "Soldador", "Metalmec del Bajío SA de CV"],
  ["mayo 2018 al día de hoy  Cocinera  Fonda Las Jacarandas, Puebla", "Cocinera", "Fonda Las Jacarandas"],
  ["mars 2018 - à ce jour   Cariste   Logistique Verdon, Gap", "Cariste", "Logistique Verdon"],
  ["März 2018 - bis dato   Lagerist   Spedition Oberhuber, Enns", "Lagerist", "Spedition Oberhuber"],
  ["March 2018 - to date   Van driver   Ardent Couriers, Ayr", "Van driver", "Ardent Couriers"],
])("reads columns that spaces set apart, and words for until now: %s", (line, title, employer) => {
  const { jobs, papers } = sorted("Ann Lee", line);
  expect(papers).toEqual([]);
  expect(jobs).toMatchObject([{ title, employer, to: "now" }]);
});
