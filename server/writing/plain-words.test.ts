import { describe, expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const ann = { lang: "en", first: "Ann", last: "Lee", role: "Gardener", company: "Marlpit House" } as const;

function written(told: Told, more: Partial<LetterRequest> = {}): string {
  return letterText(writeLetter(toRequest(told, more)).letter);
}

describe("a post", () => {
  it("is told without brackets, and without a title that is no person's", () => {
    const jobs: NonNullable<Told["jobs"]> = [
      ["Forklift / yard", "Bellarine Timber", "2019", "2022", ["I loaded trucks"]],
    ];
    const text = written({ ...ann, jobs });
    expect(text).toContain("Bellarine Timber");
    expect(text).not.toMatch(/[()]|Forklift/u);
  });

  it("names whoever may be a person by the title, and a field of work as one", () => {
    const post = (title: string): NonNullable<Told["jobs"]> => [[title, "Fairnley Farm", "2019", "now", []]];
    expect(written({ ...ann, jobs: post("saturday lad") })).toContain("a Saturday lad at Fairnley Farm");
    expect(written({ ...ann, jobs: post("Customer service") })).toContain("at Fairnley Farm in customer service");
    const muse: Told = {
      lang: "de",
      first: "A",
      last: "B",
      jobs: [["Kundenbetreuung", "Muse GmbH", "2019", "now", []]],
    };
    expect(written(muse)).toContain("im Bereich Kundenbetreuung");
  });

  it("has the person's title small where all its words are common ones", () => {
    const post = (title: string): NonNullable<Told["jobs"]> => [[title, "Old Mill", "2019", "now", []]];
    expect(written({ ...ann, jobs: post("Part-time Night Porter") })).toContain("a part-time night porter at");
    expect(written({ ...ann, jobs: post("SEN Teacher") })).toContain("an SEN Teacher at");
    expect(written({ ...ann, jobs: post("Salesforce Administrator") })).toContain("Salesforce Administrator at");
  });

  it("has no note that is no sentence, or is private", () => {
    const notes = ["no full time post yet", "9 months", "my daughter was born", "while in school", "Toledo OH"];
    const { letter, hints } = writeLetter(toRequest({ ...ann, jobs: [["Cook", "Old Mill", "2019", "2022", notes]] }));
    expect(letterText(letter)).not.toMatch(/[()]|full time|months|daughter|school|Toledo/u);
    expect(hints.join(" ")).toMatch(/Toledo OH/u);
  });

  it("is told without dates only where its title and employer are sure", () => {
    const jobs: NonNullable<Told["jobs"]> = [
      ["Carer", "Fairnley", "", "", ["I wash and dress nine residents"]],
      ["Student + porter", "Old Mill", "2018", "2020", ["trolleys"]],
    ];
    const text = written({ ...ann, jobs });
    expect(text).toMatch(/carer at Fairnley/u);
    expect(text).toContain("I wash and dress nine residents");
    expect(text).not.toMatch(/trolleys|Student/u);
  });

  it("tells a German note that ends with what was done as a sentence", () => {
    const mason: NonNullable<Told["jobs"]> = [
      ["Steinmetz", "Kreuz GmbH", "2014", "2022", ["Gräber, Stufen und Platten gefertigt, meist zu zweit"]],
    ];
    expect(written({ lang: "de", first: "A", last: "B", jobs: mason })).toContain(
      "Ich habe Gräber, Stufen und Platten gefertigt, meist zu zweit.",
    );
  });

  it("is told as held still where it has begun and has no end, and else never as another one", () => {
    const base = { first: "A", last: "B" };
    const seeds = [1, 2, 3, 4, 5, 6];
    const post = (title: string, from: string): NonNullable<Told["jobs"]> => [[title, "Fairnley", from, "", []]];
    const all = (told: Told) => seeds.map((seed) => written(told, { seed })).join("\n");
    expect(all({ ...ann, jobs: post("Carer", "2021-02") })).not.toMatch(/I (?:was|worked)/u);
    expect(all({ ...ann, jobs: post("Carer", "2021-02") })).toContain("since February 2021");
    const fr = { ...base, lang: "fr" } as const;
    expect(all({ ...fr, jobs: post("Directeur de site", "2018-09") })).toMatch(/depuis septembre 2018/iu);
    expect(all({ ...fr, jobs: post("Directeur de site", "") })).not.toContain("aussi");
    const es = { ...base, lang: "es" } as const;
    expect(all({ ...es, jobs: post("Soldador", "2023") })).toMatch(/desde 2023/iu);
    expect(all({ ...es, jobs: post("Soldador", "") })).not.toMatch(/también/iu);
    const de = { ...base, lang: "de" } as const;
    expect(all({ ...de, jobs: post("Elektriker", "2023") })).toMatch(/seit 2023/iu);
    expect(all({ ...de, jobs: post("Elektriker", "") })).not.toMatch(/auch|schon/u);
    const later: NonNullable<Told["jobs"]> = [...post("Carer", "2015"), ["Nurse", "Old Mill", "2018", "2020", []]];
    expect(all({ ...ann, jobs: later })).not.toContain("since 2015");
  });

  it("takes the article that its employer's name has in German, French and Spanish", () => {
    const post = (title: string, employer: string): NonNullable<Told["jobs"]> => [
      [title, employer, "2016", "2023", []],
    ];
    const base = { first: "A", last: "B" };
    expect(
      written({ ...base, lang: "de", jobs: post("Altenpflegerin", "Seniorenresidenz am Habichtswald") }),
    ).toContain("in der Seniorenresidenz");
    expect(written({ ...base, lang: "fr", jobs: post("Électricien", "Imprimerie du Lac") })).toContain(
      "à l’Imprimerie",
    );
    expect(written({ ...base, lang: "es", jobs: post("Dependienta", "Carnicería Soler") })).toContain(
      "en la Carnicería",
    );
  });

  it("takes a name that every object has for a name", () => {
    expect(written({ ...ann, jobs: [["Welder", "Constructor", "2019", "now", []]] })).toContain("at Constructor");
  });

  it("never says what was typed beside an employer for nobody to read", () => {
    const employer = "Klinik in Hamburg (Name bitte nicht nennen)";
    const text = written({ lang: "de", first: "A", last: "B", jobs: [["Ärztin", employer, "2019", "now", []]] });
    expect(text).toContain("in einer Klinik in Hamburg");
    expect(text).not.toContain("nennen");
  });
});

describe("a role that names both genders", () => {
  const role = "directeur / directrice de site";
  const posted = (title: string) => {
    const request = toRequest({
      lang: "fr",
      first: "A",
      last: "B",
      role,
      jobs: [[title, "Boiron", "2019", "now", []]],
    });
    const read = { text: role, value: role, lines: [1], sure: false };
    const forms = ["directeur de site", "directrice de site"];
    const reading = request.reading && {
      ...request.reading,
      head: { ...request.reading.head, role: { ...read, forms } },
    };
    return letterText(writeLetter({ ...request, reading }).letter).split("\n\n");
  };

  it("is said as the person's own titles have it", () => {
    expect(posted("directrice d'usine")[2]).toContain("directrice de site");
  });

  it("is left out where they do not say, and stands in the subject as printed", () => {
    const [subject, , opening] = posted("cadre");
    expect(subject).toContain(role);
    expect(opening).not.toMatch(/direct/u);
  });
});

describe("papers", () => {
  it("are told with where and when, what is under way as such, and none that has lapsed", () => {
    const papers: NonNullable<Told["papers"]> = [
      ["Food hygiene", "", "2021", "course"],
      ["NVQ Level 2 Care", "Stockport College", "2020", "certificate"],
      ["NVQ Level 3 Care", "", "exam May 2027", "certificate", "under-way"],
      ["NVQ Assessor", "", "2027", "certificate", "under-way"],
      ["NEBOSH Certificate", "", "2015", "certificate", "lapsed"],
      ["C1E", "", "", "driving"],
    ];
    const asks: NonNullable<Told["asks"]> = [
      ["Driving", "C1E"],
      ["NVQ Level 3 or equivalent", "NVQ"],
    ];
    const lines = ["I lift and carry", "I wash nine residents", "I write the notes"];
    const text = written({ ...ann, jobs: [["Carer", "Mercy", "2019", "now", lines]], papers, asks });
    expect(text).toMatch(/an NVQ Level 2 Care \(Stockport College, 2020\)/u);
    expect(text).toContain("a driving licence (class C1E)");
    expect(text).toMatch(/working towards an NVQ Level 3 Care/u);
    expect(text).not.toContain("NEBOSH");
  });

  it("are named in one sentence where the posting asks for one that no article is known for", () => {
    const papers: NonNullable<Told["papers"]> = [
      ["BSc Nursing", "Leeds", "2014", "degree"],
      ["DSCG", "IAE Lyon", "2016", "certificate"],
      ["Food hygiene", "", "2021", "course"],
    ];
    const asks: NonNullable<Told["asks"]> = [["A degree in finance (DSCG or the like)", null]];
    const text = written({ ...ann, papers, asks });
    expect(text).toMatch(/include (?:DSCG \(IAE Lyon, 2016\) and a BSc in Nursing|a BSc in Nursing .* and DSCG)/u);
    expect(text).not.toContain("Food hygiene");
  });

  it("are named though the person has told of others, where they're required and untold", () => {
    const papers: NonNullable<Told["papers"]> = [
      ["EWP ticket", "", "2022", "certificate"],
      ["First aid", "", "2024", "certificate"],
    ];
    const done: NonNullable<Told["done"]> = [["papers", "", "I hold the EWP ticket"]];
    const text = written({
      ...ann,
      papers,
      done,
      asks: [
        ["EWP ticket", "EWP"],
        ["First aid certificate", "First aid"],
      ],
    });
    expect(text.match(/EWP/gu)).toHaveLength(1);
    expect(text).toMatch(/First aid \(2024\)/iu);
  });

  it("are told of who has little else to tell, though the posting asks for none of them", () => {
    expect(written({ ...ann, papers: [["BSc Biology", "", "2012", "degree"]] })).toContain("BSc in Biology (2012)");
  });
});

it("takes no month that something lasts since for a start", () => {
  const text = written({ lang: "es", first: "A", last: "B", plain: ["sindicalizado, paro técnico desde marzo"] });
  expect(text).not.toContain("marzo");
  expect(written({ lang: "es", first: "A", last: "B", plain: ["Desde el 1 de marzo"] })).toContain("1 de marzo");
});

it("tells hours and pay apart where one note has both, and takes cents an hour for pay", () => {
  const asks = (plain: string[]) => {
    const request = toRequest({ lang: "de", first: "A", last: "B", plain });
    const smallPrint = [
      { kind: "salary-asked" as const, text: "Gehaltsvorstellung", value: "Gehaltsvorstellung", lines: [3] },
    ];
    const reading = request.reading && { ...request.reading, smallPrint };
    return letterText(writeLetter({ ...request, reading }).letter);
  };
  const both = asks(["will 32 Stunden, 3.100 brutto auf Vollzeit gerechnet"]);
  expect(both).toContain("32 Stunden in der Woche");
  expect(both).toMatch(/3\.100 € brutto im Monat \(auf Vollzeit gerechnet\)/u);
  const hourly = asks(["25,50 Std. wär gut"]);
  expect(hourly).toMatch(/25,50 € in der Stunde/u);
  expect(hourly).not.toContain("50 Stunden");
});

it("tells monthly pay beside hours as such, and no term that an answer has told in words", () => {
  const request = toRequest({ lang: "de", first: "A", last: "B", plain: ["Gehalt 3.400 brutto bei 30 Std./Woche"] });
  const smallPrint = [{ kind: "salary-asked" as const, text: "Gehalt", value: "Gehalt", lines: [3] }];
  const reading = request.reading && { ...request.reading, smallPrint };
  expect(letterText(writeLetter({ ...request, reading }).letter)).toContain("3.400 € brutto im Monat");
  const done: Told["done"] = [["terms", "", "I'd need to give three weeks."]];
  expect(written({ ...ann, plain: ["3 weeks notice"], done })).not.toContain("3 weeks");
});

it("takes hectares for no verb", () => {
  const jobs: Told["jobs"] = [
    ["Jefe de campo", "Los Maitenes", "2020", "now", ["120 ha cerezos Santina, Lapins, Regina."]],
  ];
  expect(written({ lang: "es", first: "A", last: "B", jobs })).not.toContain("120 ha");
});

it("makes no one sentence of a course and what was done besides", () => {
  const line = "Berufsbildnerkurs 2021, zwei Lernende begleitet, beide haben bestanden";
  expect(written({ lang: "de", first: "A", last: "B", plain: [line] })).not.toContain("Ich habe Berufsbildnerkurs");
});

it("makes no verb of a kind of food, and nobody a programme or a mill", () => {
  const jobs: Told["jobs"] = [
    ["QA technician", "Domtar mill", "2013", "2016", ["Cooked meats, high care"]],
    ["Graduate programme", "Tirlavin Dairies", "2011", "2013", []],
  ];
  const text = written({ ...ann, jobs });
  expect(text).not.toMatch(/I cooked|graduate programme at/u);
  expect(text).toContain("at Domtar mill");
});

it("names both classes of a licence", () => {
  const papers: Told["papers"] = [["Führerschein B + BE", "", "", "driving"]];
  const text = written({ lang: "de", first: "A", last: "B", papers, asks: [["Führerschein BE", "Führerschein"]] });
  expect(text).toContain("B + BE");
});

it("greets without a comma in Switzerland, and begins with a capital", () => {
  const [head = "", greeting = "", first = ""] = written({
    ...{ lang: "de", first: "A", last: "B", role: "Gärtnerin", company: "Muse AG" },
    plain: ["Ich wohne im Kanton Zug und arbeite gern draussen."],
  }).split("\n\n");
  expect(head).toContain("Gärtnerin");
  expect(greeting).toBe("Sehr geehrte Damen und Herren");
  expect(first).toMatch(/^\p{Lu}/u);
});

it("wants the part of a full week that somebody notes", () => {
  const text = written({ lang: "de", first: "A", last: "B", plain: ["Pensum 80% gewünscht", "Kündigungsfrist 3 Mt."] });
  expect(text).toContain("80 %");
});

it("says of a post of summers no years, and of the title that came later that it did", () => {
  const request = toRequest({
    ...{ lang: "en", first: "Ann", last: "Lee" },
    jobs: [
      ["Technical Director", "Beca", "2004", "2014", ["First as a project engineer and then as Technical Director."]],
      ["Waiter", "Old Mill", "2001", "2003", []],
    ],
  });
  const jobs = request.material.jobs.map((job, at) => (at === 1 ? { ...job, period: "summers 2001 – 2003" } : job));
  const text = letterText(writeLetter({ ...request, material: { ...request.material, jobs } }).letter);
  expect(text).toMatch(/2014[^.]*finishing as Technical Director/u);
  expect(text).toContain("waiter at Old Mill");
  expect(text).not.toMatch(/2001|2003/u);
});

it("asks for no week of eighty hours, which a course had", () => {
  const text = written({ ...ann, plain: ["Practicum, 80 hours a week", "30 hours a week"] });
  expect(text).not.toContain("80 hours");
  expect(text).toContain("30 hours a week");
});

it("calls nobody by a training, where another paper names a person", () => {
  const papers: NonNullable<Told["papers"]> = [
    ["Lehre Chemielabortechnik", "Borealis", "2014", "degree"],
    ["interner Auditor", "", "2021", "certificate"],
  ];
  const text = written({ lang: "de", first: "Max", last: "Brandl", papers });
  expect(text).not.toContain("bin die Lehre");
  expect(text).toMatch(/Ich bin interner Auditor/u);
  expect(text).toMatch(/(?:habe|bringe) die Lehre Chemielabortechnik/u);
});

it("names the employer that the person found behind an agency, and never the agency", () => {
  const request = toRequest({ ...ann, company: "Tasman District Council" });
  const { reading, job } = request;
  if (!reading) throw new Error("no posting");
  const contact = { ...job.contact, name: "Graeme Whitcombe", post: "Harakeke Executive Search" };
  const of = (company: string) =>
    letterText(
      writeLetter({ ...request, reading: { ...reading, agency: true }, job: { ...job, company, contact } }).letter,
    );
  expect(of("Tasman District Council")).toContain("at Tasman District Council");
  expect(of("Harakeke Executive Search")).not.toContain("at Harakeke");
});

it("says of nobody that a car of their mother's is theirs", () => {
  const papers: NonNullable<Told["papers"]> = [["carné B (coche de mi madre)", "", "", "driving"]];
  const asks: NonNullable<Told["asks"]> = [["Carné y vehículo", "carné"]];
  expect(written({ lang: "es", first: "Ana", last: "Gil", papers, asks })).not.toContain("vehículo propio");
});

it("makes no sentence of a title in capitals and what stands under it", () => {
  const plain = ["PAQUETERÍA: Office, AutoCAD y SAP."];
  expect(written({ lang: "es", first: "Ana", last: "Gil", plain, asks: [["Office", "Office"]] })).not.toContain(
    "PAQUETERÍA",
  );
});

it("tells an internship with its department as one", () => {
  const jobs: NonNullable<Told["jobs"]> = [["alumno en prácticas, laboratorio", "Papelera Luz", "2025", "2026", []]];
  expect(written({ lang: "es", first: "Ana", last: "Gil", jobs })).toMatch(/prácticas en Papelera Luz/u);
});

it("applies in the words of the country, whatever our own beginning says", () => {
  const done: NonNullable<Told["done"]> = [["why", "Presento mi candidatura porque", "me gusta el trabajo"]];
  const plain = ["Vivo en Monterrey y cobro aguinaldo."];
  expect(written({ lang: "es", first: "Ana", last: "Gil", done, plain })).toContain("postulación");
});

describe("lines under no job", () => {
  const jobs: NonNullable<Told["jobs"]> = [["Clerk", "Mercy", "2019", "now", ["I greet people at the desk"]]];

  it("stand where they belong if there is nothing else: wants beside the reason, starting at the end", () => {
    const plain = ["I like nights", "I would start by closing two of the 14 forms", "I can start on Monday"];
    const question = "Which of our forms would you close first, and why would you start there?";
    const paragraphs = written({ ...ann, plain, questions: [question] }).split("\n\n");
    expect(paragraphs[2]).toContain("I like nights.");
    expect(paragraphs[3]).toBe("I would start by closing two of the 14 forms.");
    expect(paragraphs[4]).toContain("I can start on Monday.");
  });

  it("are told beside posts only where they answer what the posting asks, and the person hears of the others", () => {
    const plain = ["My mother-in-law lives in Larkspur", "I hold a forklift ticket", "4 weeks notice"];
    const request = toRequest({ ...ann, jobs, plain, asks: [["Forklift ticket", "forklift"]] });
    const { letter, hints } = writeLetter(request);
    const text = letterText(letter);
    expect(text).toContain("I hold a forklift ticket.");
    expect(text).toContain("My notice period is 4 weeks.");
    expect(text).not.toContain("Larkspur");
    expect(hints.join()).toContain("Not used: “My mother-in-law lives in Larkspur”");
  });

  it("are never told where they are notes, or say why somebody left", () => {
    const plain = ["I have a dog, please leave out", "I got laid off in May"];
    const told = [
      { ...ann, plain },
      { ...ann, jobs: [["Clerk", "Mercy", "2019", "2022", plain]] satisfies typeof jobs },
    ];
    for (const person of told) expect(written(person)).not.toMatch(/dog|laid off/u);
  });
});

describe("a role", () => {
  it("has small words small, and none that is several posts", () => {
    expect(written({ ...ann, role: "Director Of Water Utilities" })).toContain("Director of Water Utilities");
    expect(written({ ...ann, role: "Rope Access Technicians" })).toContain("apply for the post you have advertised");
  });

  it("of a director is applied for formally in every tone", () => {
    const told: Told = { lang: "de", first: "A", last: "B", role: "Geschäftsführung", tone: "friendly" };
    expect(written(told)).toContain("Mit freundlichen Grüßen");
  });
});

describe("an answer", () => {
  it("stands without the demand, unless it says nothing without: then the demand is quoted before it", () => {
    const asks: NonNullable<Told["asks"]> = [["EV chargers", null]];
    const done = (ending: string): NonNullable<Told["done"]> => [["demand", "I", ending, "p0"]];
    expect(written({ ...ann, asks, done: done("have fitted forty EV chargers") })).not.toContain("You ask");
    expect(written({ ...ann, asks, done: done("have never done that") })).toMatch(
      /“EV chargers”\. I have never done that\./u,
    );
  });

  it("of one word stands beside its question", () => {
    const questions = ["Which do you find hardest: candour or speed?"];
    const text = written({ ...ann, questions, done: [["question", "", "Kindness. I go quiet.", "q0"]] });
    expect(text).toMatch(/question: Kindness\. I go quiet\./u);
  });

  it("about a post stands in its paragraph, in place of the line that it tells again", () => {
    const jobs: NonNullable<Told["jobs"]> = [
      ["Waiter", "Blue Anchor", "2021", "now", ["I serve 40 tables"]],
      ["Valeter", "Gill Banks", "2018", "2021", ["I washed 7 cars every Saturday"]],
    ];
    const done: NonNullable<Told["done"]> = [["work", "I", "washed 7 cars a Saturday and did the vans"]];
    const paragraphs = written({ ...ann, jobs, done }).split("\n\n");
    const told = paragraphs.filter((text) => text.includes("cars"));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/Gill Banks.*I washed 7 cars a Saturday and did the vans\.$/u);
  });
});

describe("a posting that says du", () => {
  const informal = { lang: "de", first: "A", last: "B", informal: true, tone: "formal" } as const;

  it("is answered so in every tone, unless the person says Sie", () => {
    expect(written(informal)).toMatch(/^Hallo/mu);
    const done: NonNullable<Told["done"]> = [["why", "Ich bewerbe mich, denn", "ich kaufe bei Ihnen ein"]];
    expect(written({ ...informal, done })).toMatch(/^Sehr geehrte/mu);
  });
});

describe("a language", () => {
  const speaks = (...languages: [string, string][]) => written({ lang: "es", first: "A", last: "B", languages });

  it("is told with a level that is sure, and the letter's own not alone", () => {
    expect(speaks(["inglés", "B2"])).toMatch(/hablo inglés \(B2\)/iu);
    expect(speaks(["inglés", "lo entiendo en series"])).not.toMatch(/inglés/iu);
    expect(speaks(["Español", "nativo"])).not.toContain("Español");
  });
});

describe("a subject that the posting prescribes", () => {
  it("is the letter's, word for word, with the person's name where it has room for one", () => {
    const request = toRequest({ ...ann, ref: "X-1" });
    const subject = { text: "SEV 38 – NOM", value: "SEV 38 – NOM", lines: [1], sure: true };
    const reading = request.reading && { ...request.reading, head: { ...request.reading.head, subject } };
    expect(writeLetter({ ...request, reading }).letter.subject).toBe("Re: SEV 38 – Lee");
  });
});

describe("a note of when somebody can begin", () => {
  it("is told whole, also where it says two things", () => {
    const text = (lang: "fr" | "de", plain: string[]) => written({ lang, first: "A", last: "B", plain });
    expect(text("fr", ["préavis d'un mois, dispo le 1er février"])).toMatch(
      /préavis est d.un mois et je suis disponible à partir du 1er février\./u,
    );
    expect(text("de", ["kann ab 1. März anfangen"])).toMatch(/ab dem 1\. März/u);
  });
});

describe("a greeting", () => {
  it("is the one that a contact's title has of its own", () => {
    const contact = { name: "Isabelle Stassart", title: "Me" };
    const text = written({ lang: "fr", first: "A", last: "B", role: "Clerc", ref: "AJ-IMMO", contact });
    expect(text).toMatch(/^Objet\s: .*clerc, AJ-IMMO\n\nMaître,\n/u);
    expect(text).toContain("Veuillez recevoir, Maître,");
  });
});

it("says of no whole sentence that it answers a question", () => {
  const to = (question: string) =>
    written({
      ...{ lang: "de", first: "A", last: "B", informal: true },
      questions: [question],
      done: [["question", "", "Mit meinem Opa habe ich das Gartenhaus gestrichen.", "q0"]],
    });
  expect(to("schreib uns lieber, was du schon mal repariert hast!")).not.toMatch(/Frage|fragt/u);
  expect(to("Was hast du schon mal repariert?")).not.toMatch(/Frage|fragt/u);
});

it("names the second post where there are notes of it alone", () => {
  const jobs: NonNullable<Told["jobs"]> = [
    ["Gardener", "Old Mill", "2020", "now", ["I prune forty apple trees every winter."]],
    ["Porter", "St Bride's", "2014", "2019", ["LOTO trainer for shift"]],
  ];
  expect(written({ ...ann, jobs })).toContain("St Bride's");
});

it("does not say there of what begins with since when", () => {
  const lines = ["Desde 2023 trabajo con prensas de 200 toneladas", "Atiendo ocho quejas al mes"];
  const jobs: NonNullable<Told["jobs"]> = [["Soldador", "Metalformas", "2023", "now", lines]];
  expect(written({ lang: "es", first: "A", last: "B", jobs })).not.toContain("Allí desde");
});

describe("what the posting asks for", () => {
  it("is answered by tools that a line names, in the posting's spelling", () => {
    const jobs: NonNullable<Told["jobs"]> = [["Clerk", "Mercy", "2019", "now", ["postgres + kafka, all day"]]];
    const text = written({ ...ann, jobs, asks: [["PostgreSQL and Kafka", null]] });
    expect(text).toMatch(/(?:know|familiar with) PostgreSQL and Kafka\./u);
  });

  it("is not answered by a tool that the line says is not known", () => {
    const told: Told = { ...ann, plain: ["never used kafka"], asks: [["Kafka", null]] };
    expect(written(told)).not.toContain("Kafka");
  });
});

describe("who learns", () => {
  it.each([
    ["fr", "apprenti boulanger", "apprenti boulanger"],
    ["es", "becaria de contabilidad", "becaria de contabilidad"],
    ["de", "Doktorandin", "Doktorandin"],
  ] as const)("is told with their own title: %s, %s", (lang, title, said) => {
    const jobs: NonNullable<Told["jobs"]> = [[title, "Delattre", "2020", "2022", []]];
    expect(written({ lang, first: "A", last: "B", jobs })).toContain(said);
  });
});

describe("German that was typed without capitals", () => {
  it("has them where a noun stands, and for nouns of the posting, in an answer", () => {
    const done: NonNullable<Told["done"]> = [["work", "Ich", "habe im baumarkt regale gebaut und in mathe eine 2"]];
    const asks: NonNullable<Told["asks"]> = [["gute Noten in Mathe", null]];
    expect(written({ lang: "de", first: "A", last: "B", done, asks })).toContain("im Baumarkt");
    expect(written({ lang: "de", first: "A", last: "B", done, asks })).toContain("in Mathe");
  });

  it("is no line of a letter otherwise", () => {
    const plain = ["habe mit dem scanner lieferungen im lager geprüft"];
    expect(written({ lang: "de", first: "A", last: "B", plain })).not.toContain("scanner");
  });
});

describe("an American letter", () => {
  it("has its own greeting and ending in the formal tone", () => {
    const text = written({
      ...ann,
      tone: "formal",
      jobs: [["Clerk", "Mercy, Ohio", "2019", "now", ["I file for Ohio"]]],
    });
    expect(text).toMatch(/^Dear Hiring Manager,/mu);
    expect(text).toMatch(/^Sincerely,/mu);
  });
});

describe("a reason that the posting asks for", () => {
  it("stands where the letter begins, without the question", () => {
    const done: NonNullable<Told["done"]> = [["question", "", "I buy my bread from you.", "q0"]];
    const text = written({ ...ann, questions: ["Why us?"], done });
    expect(text.split("\n\n")[2]).toMatch(/I buy my bread from you\.$/u);
    expect(text).not.toContain("Why us");
  });
});

it("tells a sentence written for the letter as it stands, whatever its note says", () => {
  const plain = ["divorced, so new start", "$25/hr", "no ICP"];
  const request = toRequest({ ...ann, plain });
  const [, pay, icp] = request.material.plain;
  if (pay) pay.said = { en: "my desired rate is $25 an hour" };
  if (icp) icp.said = { en: "I have not used an ICP yet" };
  const text = letterText(writeLetter(request).letter);
  expect(text).toContain("My desired rate is $25 an hour.");
  expect(text).toContain("I have not used an ICP yet.");
  expect(text).not.toMatch(/divorced|I expect/u);
});

it("has months and the beginnings of sentences with capitals in an answer", () => {
  const done: NonNullable<Told["done"]> = [["work", "I", "moved the box on jan 14. it has held since march"]];
  expect(written({ ...ann, done })).toContain("I moved the box on January 14. It has held since March.");
});

describe("what was never got", () => {
  it("is no paper of a letter", () => {
    const papers: NonNullable<Told["papers"]> = [
      ["CIPP year 1 done", "yr 2 stopped because of money", "2024", "degree"],
    ];
    expect(written({ ...ann, papers, asks: [["CIPP", "CIPP"]] })).not.toContain("CIPP");
  });

  it("is no post where it is time for the family, whichever box that was typed into", () => {
    const jobs: NonNullable<Told["jobs"]> = [["", "Elternzeit", "2016", "2020", []]];
    expect(written({ lang: "de", first: "A", last: "B", jobs })).not.toContain("Elternzeit");
  });
});

it("says hours, times and pay that people note without why", () => {
  const plain = ["32 Stunden wegen Kita", "wochenende kein problem", "3400 brutto"];
  const request = toRequest({ lang: "de", first: "A", last: "B", plain });
  const smallPrint = [{ kind: "salary-asked" as const, text: "Gehalt", value: "Gehalt", lines: [3] }];
  const reading = request.reading && { ...request.reading, smallPrint };
  const text = letterText(writeLetter({ ...request, reading }).letter);
  expect(text).toMatch(/32 Stunden in der Woche/u);
  expect(text).toContain("am Wochenende arbeiten");
  expect(text).toContain("3400 € brutto im Monat");
  expect(text).not.toMatch(/Kita|problem/u);
});

it("has an employer's name as it is, whatever signs it holds", () => {
  expect(written({ ...ann, company: "Cash $'n Carry" })).toContain("Cash $'n Carry.");
});

it("introduces a post in the person's own sentence, and says nothing twice", () => {
  const request = toRequest({
    ...ann,
    jobs: [["Gardener", "Old Mill", "2020", "now", ["I prune forty apple trees."]]],
  });
  const [job] = request.material.jobs;
  if (job) job.said = { en: "since 2020 I have looked after the grounds of the Old Mill" };
  const text = letterText(writeLetter(request).letter);
  expect(text).toContain("Since 2020 I have looked after the grounds of the Old Mill. I prune forty apple trees.");
  expect(text.match(/Old Mill/gu)).toHaveLength(1);
});

it("keeps a sentence written for the letter beside an answer that tells a part of it", () => {
  const done: NonNullable<Told["done"]> = [
    ["why", "I am applying because", "I want to bring the library to people who think it is for somebody else."],
  ];
  const request = toRequest({ ...ann, plain: ["people who dont come"], done });
  const [line] = request.material.plain;
  if (line)
    line.said = {
      en: "People who don't come to the library think it is for somebody else, so I would go to the café.",
    };
  const text = letterText(writeLetter(request).letter);
  expect(text).toContain("so I would go to the café.");
  if (line) line.said = { en: "I want to bring the library to people who think it is for somebody else." };
  expect(letterText(writeLetter(request).letter).match(/somebody else/gu)).toHaveLength(1);
});

it("is no sentence that a noun and a comma begin", () => {
  const jobs: NonNullable<Told["jobs"]> = [
    ["Direktorin", "Eichhof", "2016", "now", ["Budget 1,9 Mio, ich verhandle mit Firmen.", "Ich leite das Haus."]],
  ];
  const text = written({ lang: "de", first: "A", last: "B", jobs });
  expect(text).toContain("Ich leite das Haus.");
  expect(text).not.toContain("Budget 1,9 Mio, ich");
});
