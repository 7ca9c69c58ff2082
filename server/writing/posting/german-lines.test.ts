import { expect, test } from "vitest";
import { readPosting } from "./read-posting.ts";

const read = (...lines: string[]) =>
  readPosting(["Verkäufer (m/w/d) in Fürth", ...lines].join("\n"), { jobTitle: "Verkäufer", company: "Bäckerei Kern" });
const asked = (...lines: string[]) => read(...lines).requirements.map(({ text }) => text);

test("what is done to several things is one duty, and each verb another", () => {
  expect(
    asked("Du verkaufst Brot, Brötchen und Kuchen, belegst Snacks, kochst Kaffee und hältst die Theke sauber."),
  ).toEqual(["Brot, Brötchen und Kuchen verkaufen", "Snacks belegen", "Kaffee kochen", "die Theke sauber halten"]);
});

test("what the reader gets is no duty, though it stands in a list behind the others", () => {
  expect(
    asked(
      "Ihre Aufgaben",
      "- Sie beraten unsere Kunden",
      "Das bekommen Sie",
      "- Wohnungen der Genossenschaft in der Nähe",
    ),
  ).toEqual(["unsere Kunden beraten"]);
});

test("half of a noun keeps its capital, and how somebody is told to be is no task", () => {
  expect(asked("Ihre Aufgaben", "- An-, Ab- und Ummeldungen entgegennehmen")).toEqual([
    "An-, Ab- und Ummeldungen entgegennehmen",
  ]);
  expect(asked("Deine Aufgaben", "- Du organisierst dich selbst", "- Du pflegst das Archiv")).toEqual([
    "das Archiv pflegen",
  ]);
});

test("when something is done is told where nothing else says what it is about", () => {
  expect(asked("Ihre Aufgaben", "- Bei Störungen handeln Sie ruhig und melden sie an die Leitstelle")).toContain(
    "bei Störungen ruhig handeln",
  );
});

test("a verb keeps the part that stands at the end of its sentence", () => {
  expect(asked("Deine Aufgaben", "- Du setzt Kurse in Storyline und Moodle um")).toEqual([
    "Kurse in Storyline und Moodle umsetzen",
  ]);
});

test("what is left of a sentence around a task is cut off, and a half of one is none", () => {
  expect(
    asked(
      "Du kümmerst dich um Garantieanträge, kalkulierst Reparaturen und hast die Auslastung im Blick. Bei kniffligen Fehlern packst du mit an.",
    ),
  ).toEqual(["Garantieanträge", "Auslastung im Blick behalten"]);
  expect(asked("Ihre Aufgaben", "Zum nächstmöglichen Zeitpunkt suchen wir einen", "- Pflege des Archivs")).toEqual([
    "Pflege des Archivs",
  ]);
});

test.each([
  ["Erfahrung brauchst du nicht, wir zeigen dir alles.", []],
  ["Dein Profil: Notdienst im Wechsel gehört dazu.", ["Notdienst im Wechsel"]],
  ["Dein Profil: Arbeit am Samstag ist für dich kein Problem.", []],
  ["Ihr Profil: Für die Position gilt ein Mindestgehalt von EUR 3.150 brutto.", []],
  ["Ihr Profil: Sie sind bereit, ein erweitertes Führungszeugnis vorzulegen.", ["erweitertes Führungszeugnis"]],
  [
    "Dein Profil: Weiterbildung im Immobilienbereich (SVIT oder eidg. Fachausweis)",
    ["Weiterbildung im Immobilienbereich"],
  ],
])("%s asks for %j", (line, demands) => {
  expect(asked(line)).toEqual(demands);
});

test("a training that is not needed is only a wish", () => {
  const [demand] = read("Ihr Profil", "- Eine abgeschlossene Ausbildung ist schön, aber nicht nötig").requirements;
  expect(demand?.kind).toBe("wish");
});

test.each([
  ["Hausarztpraxis Dr. Lechner & Dr. Sedlmaier, Prien am Chiemsee", "Hausarztpraxis Dr. Lechner & Dr. Sedlmaier"],
  ["Jeden Tag bringen wir 170.000 Menschen zur Arbeit.", null],
])("%s names as employer: %s", (line, name) => {
  const { company } = readPosting(`Fahrer (m/w/d)\n\n${line}\n\nIhre Aufgaben\n- Sie fahren Gäste`, {
    jobTitle: "",
    company: "",
  });
  expect(company && company.confidence >= 0.6 ? company.text : null).toBe(name);
});
