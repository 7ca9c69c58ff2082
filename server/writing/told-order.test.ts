import { describe, expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const textOf = (told: Partial<Told> & Pick<Told, "lang">) =>
  letterText(writeLetter(toRequest({ first: "A", last: "B", ...told })).letter);

const surveyor: NonNullable<Told["jobs"]> = [
  [
    "Quantity Surveyor",
    "Brackenfield Build",
    "2019",
    "now",
    [
      "I agreed the final account of the Halifax school at £8.2m in 11 weeks",
      "I let around 35 subcontract packages a year",
      "I run two school extensions at the moment",
    ],
  ],
];

describe("an answer about a post", () => {
  it("stands behind the line that it speaks of again", () => {
    const text = textOf({
      lang: "en",
      jobs: surveyor,
      asks: [["Settle final accounts quickly", null]],
      done: [["demand", "I", "settled the variations of Halifax month by month instead of leaving the account", "p0"]],
    });
    expect(text).toMatch(/in 11 weeks\. I settled the variations of Halifax/u);
  });

  it("comes last where it says what the person lacks", () => {
    const text = textOf({
      lang: "en",
      jobs: surveyor,
      asks: [["NEC4 contracts", null]],
      done: [["demand", "I", "have never run NEC4 at Brackenfield, but I run two school extensions under JCT", "p0"]],
    });
    expect(text).toMatch(/never run NEC4[^\n]*$/mu);
  });

  it("is about no post that has ended where it tells what is so today", () => {
    const text = textOf({
      lang: "en",
      jobs: [["Baker", "Old Mill", "2010", "2015", ["I baked 900 rolls a night"]]],
      asks: [["Rolls", null]],
      done: [["demand", "I", "know how 900 rolls a night are baked by two people", "p0"]],
    });
    const paragraph = text.split("\n\n").find((one) => one.includes("Old Mill"));
    expect(paragraph).not.toContain("I know");
  });
});

it("tells the lines of a post beside many answers", () => {
  const lines = [
    "I lead four people there, two of them part time, and about fifteen volunteers.",
    "I ran the inventory and move of 12,400 objects out of a leaking basement store to a leased warehouse.",
    "It took fourteen months instead of eleven, and came in $6,000 under its budget of $180,000.",
  ];
  const story =
    "in month four we opened the textile boxes and found mould, rented a freezer and told the trustees at once";
  const done: Told["done"] = Array.from({ length: 10 }, (_, at) => [
    "work",
    "I",
    `know, as case ${at} showed, that ${story}.`,
  ]);
  const text = textOf({ lang: "en", jobs: [["Registrar", "Puke Ariki", "2018", "now", lines]], done });
  for (const line of lines) expect(text).toContain(line.slice(0, 20));
});

describe("a line under no post", () => {
  it("stands behind the posts where it tells what came afterwards", () => {
    const person: Told = {
      ...{ lang: "de", first: "A", last: "B" },
      jobs: [
        ["Pflegehelferin", "Spitex", "2022", "now", ["Ich besuche im Tag sieben Klienten."]],
        ["Verkäuferin", "Muse AG", "2003", "2014", []],
      ],
      plain: [
        "Abends kann ich arbeiten, weil mein Mann um vier Uhr daheim ist.",
        "Danach habe ich acht Jahre lang mit meinem Bruder einen Hof geführt.",
      ],
      asks: [["Erfahrung mit einem Hof", "Danach"]],
    };
    const text = letterText(writeLetter(toRequest(person)).letter);
    expect(text).toMatch(/Muse AG[^.]*\.\s+Danach habe ich/u);
  });

  it("answers the posting's question by what the person would do", () => {
    const text = textOf({
      lang: "fr",
      questions: ["quel objet montreriez-vous en premier à une classe ?"],
      jobs: [["Médiatrice", "Musée du Canal", "2019", "now", ["J'accueille 40 classes par an"]]],
      plain: ["Je montrerais d’abord un carnet scolaire de batelier", "J'ai deux chats"],
    });
    expect(text).toContain("Je montrerais d’abord un carnet scolaire");
    expect(text).not.toContain("chats");
  });

  it("stands before the answer that speaks of it", () => {
    const text = textOf({
      lang: "de",
      jobs: [["Verkäuferin", "Bäckerei Thiemann", "2024", "now", ["Ich verkaufe jeden Samstag Brötchen"]]],
      plain: ["Zuhause löte ich abends Häuser mit bunten Fenstern für die Eisenbahn von meinem Opa"],
      asks: [["Fingerfertigkeit", null]],
      done: [["demand", "Ich", "löte an den Häusern der Modelleisenbahn winzige Lampen", "p0"]],
    });
    expect(text).toMatch(/von meinem Opa\. Ich löte an den Häusern/u);
  });
});

describe("a post with two titles", () => {
  it.each([
    ["en", "Senior reporter, then news editor", "finishing as a news editor"],
    ["de", "Steuerfachangestellter, seit 2021 Steuerfachwirt", "zuletzt als Steuerfachwirt"],
    ["fr", "Couvreur, chef d'équipe (depuis 2020)", "en dernier lieu comme chef d’équipe"],
    ["es", "Recepcionista, luego jefa de recepción", "al final como jefa de recepción"],
    ["en", "Team leader since 2015", "finishing as a team leader"],
    ["de", "Vorarbeiter seit März 2015", "zuletzt als Vorarbeiter"],
    ["fr", "chef d'équipe pose depuis 2015", "en dernier lieu comme chef d’équipe pose"],
    ["es", "jefa de recepción (desde 2015)", "al final como jefa de recepción"],
  ] as const)("is told with the last one (%s)", (lang, title, said) => {
    const own = { en: "I wrote", de: "Ich schrieb", fr: "J'ai fait", es: "Hice" }[lang];
    const text = textOf({ lang, jobs: [[title, "Arlan", "2010", "2024", [`${own} 400 x`]]] });
    expect(text).toContain(said);
    expect(text).not.toMatch(
      /\d{4}[^.]* (?:as|als|comme|como) (?:a |la )?(?:team leader|Vorarbeiter|chef)[^.]*20(?:10|24)/u,
    );
  });

  it("is told as ever where its own year is the post's", () => {
    const jobs: Told["jobs"] = [["Team leader since 2010", "Arlan", "2010", "2024", ["I wrote 400 x"]]];
    expect(textOf({ lang: "en", jobs })).not.toContain("finishing as");
  });
});

it("says there of the place of a post, as here is the reader's", () => {
  const jobs: Told["jobs"] = [["Clerk", "Tolland", "2010", "2024", ["I did 40 valuations here"]]];
  expect(textOf({ lang: "en", jobs })).toContain("40 valuations there");
});

it("uses the words of the person's country", () => {
  const jobs: Told["jobs"] = [["Recepcionista", "Hotel Sol, Monterrey", "2017", "now", ["Atiendo 40 habitaciones"]]];
  const text = textOf({ lang: "es", jobs });
  expect(text).toContain("Asunto: postulación");
  expect(text).not.toContain("candidatura");
});

it("spells as the person's country does", () => {
  const jobs: Told["jobs"] = [["Sachbearbeiterin", "Gerber AG", "2017", "now", ["Ich schreibe 20 Offerten am Tag"]]];
  expect(textOf({ lang: "de", jobs })).toContain("Mit freundlichen Grüssen");
  expect(textOf({ lang: "de", jobs: [["Sachbearbeiterin", "Gerber AG", "2017", "now", []]] })).toContain("Grüßen");
});

it("leaves short forms of business as they are, though one is typed for another word", () => {
  const jobs: Told["jobs"] = [["Chef de secteur", "Belvoise", "2019", "now", ["J'ai fait +12 % de CA en 2022"]]];
  expect(textOf({ lang: "fr", jobs })).toContain("+12 % de CA");
});

it("tells a story that nothing asks for by its words, and no trait", () => {
  const text = textOf({
    lang: "en",
    questions: ["tell us about a time your training was not working"],
    jobs: [["Teacher", "Cottonwood School", "2016", "now", ["I taught five classes a day"]]],
    plain: [
      "In my first session I showed 60 slides, and half the staff still called me for help a week later",
      "I am a reliable and flexible team player who gets on with everybody",
    ],
  });
  expect(text).toContain("60 slides");
  expect(text).not.toContain("reliable");
});

it("keeps the date of a note beside an answer that has none", () => {
  const text = textOf({
    lang: "de",
    jobs: [["Systemadministrator", "Hansaport GmbH", "2020", "now", ["Ich betreue 120 Server"]]],
    plain: ["Kündigungsfrist drei Monate zum Quartalsende, also frühestens 1. April 2027."],
    done: [["start", "Anfangen kann ich", "leider nicht früher"]],
  });
  expect(text).toMatch(/beträgt drei Monate zum Quartalsende, anfangen kann ich ab dem 1\. April 2027\./u);
  expect(text).toContain("Anfangen kann ich leider nicht früher.");
});

it("takes an ordinal into a title", () => {
  const jobs: Told["jobs"] = [["8th Grade Teacher", "Cottonwood", "2016", "2020", ["I taught 140 students"]]];
  expect(textOf({ lang: "en", jobs })).toContain("an 8th grade teacher");
});

it("points to work that can be seen, and to no profile", () => {
  const jobs: Told["jobs"] = [["Baker", "Mill", "2016", "2020", ["I baked 140 loaves"]]];
  const request = toRequest({ lang: "en", first: "A", last: "B", jobs });
  const link = (url: string, label: string) => ({
    id: "l1",
    origin: { from: "typed" as const },
    confirmed: true,
    url,
    label,
  });
  const linked = (url: string, label: string) =>
    letterText(writeLetter({ ...request, material: { ...request.material, links: [link(url, label)] } }).letter);
  expect(linked("https://ann.example/work", "Portfolio")).toContain("https://ann.example/work");
  expect(linked("https://people.example/in/ann", "Profile")).not.toContain("people.example");
});
