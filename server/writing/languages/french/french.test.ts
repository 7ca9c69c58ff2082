import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Tone, toneSchema } from "#shared/letters/letter.schema.ts";
import { letterText, paragraphText } from "#shared/letters/letter-text.ts";
import { frenchPeople } from "../../testing/french-people.ts";
import { people } from "../../testing/people.ts";
import { writeLetter } from "../../write-letter.ts";
import type { WrittenLetter } from "../../written-letter.ts";
import { withArticle } from "./articles.ts";
import { withDe, withJe, withTo } from "./elision.ts";
import { languageName } from "./language-names.ts";
import { skillInSentence, titleInSentence } from "./letter-case.ts";
import { clauseOfLine, infinitiveOfLine, nounOfLine, readLine } from "./lines.ts";
import { atHouse } from "./names.ts";
import { durationOf, spanOf } from "./numbers.ts";
import { polish } from "./polish.ts";
import { strengthAsNoun } from "./strengths.ts";
import { shortenTopic } from "./topics.ts";

test.each([
  ["assistant", "d’assistant"],
  ["maçon", "de maçon"],
  ["hôtesse", "d’hôtesse"],
  ["hangar", "de hangar"],
  ["onze ans", "de onze ans"],
  ["le montage", "du montage"],
  ["les clients", "des clients"],
  ["la pose", "de la pose"],
])("of %s is %s", (phrase, expected) => {
  expect(withDe(phrase)).toBe(expected);
});

test("je and à elide and contract", () => {
  expect(withJe("accueille")).toBe("j’accueille");
  expect(withJe("gère")).toBe("je gère");
  expect(withTo("le montage")).toBe("au montage");
  expect(withTo("les clients")).toBe("aux clients");
  expect(withTo("l’accueil")).toBe("à l’accueil");
});

test.each([
  ["Montage de murs en parpaing", "je monte des murs en parpaing", "j’ai monté des murs en parpaing"],
  ["Gestion des stocks et de la caisse", "je gère les stocks et la caisse", "j’ai géré les stocks et la caisse"],
  [
    "Accueillir et conseiller les clients",
    "j’accueille et conseille les clients",
    "j’ai accueilli et conseillé les clients",
  ],
  ["Formé 3 apprentis", "j’ai formé 3 apprentis", "j’ai formé 3 apprentis"],
  ["Chargée d'animer l'heure du conte", "j’anime l’heure du conte", "j’ai animé l’heure du conte"],
  ["Participation à 4 salons", "je participe à 4 salons", "j’ai participé à 4 salons"],
  ["Intervenir sur les pannes", "j’interviens sur les pannes", "j’intervenais sur les pannes"],
])("%s is told in the tense of its post", (typed, present, past) => {
  expect(clauseOfLine(readLine(typed), false)).toBe(present);
  expect(clauseOfLine(readLine(typed), true)).toBe(past);
});

test("lines become nouns with their articles, or infinitives", () => {
  expect(nounOfLine(readLine("Gérer les stocks et former des apprentis"))).toBe(
    "la gestion des stocks et la formation d’apprentis",
  );
  expect(nounOfLine(readLine("Suivi des commandes de 200 exploitations"))).toBe(
    "le suivi des commandes de 200 exploitations",
  );
  expect(infinitiveOfLine(readLine("Tenue de la caisse"))).toBe("tenir la caisse");
});

test("a line in another language is not inflected", () => {
  expect(readLine("Triage 25 to 30 patients per shift").kind).toBe("foreign");
  expect(readLine("Täglich 180 Aufträge für die Küche").kind).toBe("foreign");
});

test.each([
  ["monter des murs en parpaing et en brique", "le montage de murs en parpaing et en brique"],
  ["lire un plan et implanter un ouvrage", "la lecture d’un plan et l’implantation d’un ouvrage"],
  ["accueillir et conseiller les clients", "l’accueil et le conseil des clients"],
  ["tenir le CRM à jour", "la tenue à jour du CRM"],
  ["permis B", "le permis B"],
  ["bonne humeur", null],
  ["logiciel tombe en panne", null],
  ["trois ans d'expérience dans la vente de logiciels", null],
  ["prendre les commandes", "la prise des commandes"],
  ["prendre les rendez-vous", "la prise des rendez-vous"],
  ["accueillir et placer les clients", "l’accueil et le placement des clients"],
  ["servir 60 couverts", "le service"],
  ["préparer 80 commandes par jour", "la préparation des commandes"],
  ["encaisser, tenir la salle propre", "l’encaissement et le nettoyage de la salle"],
  ["mettre en rayon les produits", "la mise en rayon des produits"],
  ["aider les résidents à se lever", "l’aide aux résidents"],
])("the topic of %s is %s", (text, expected) => {
  expect(shortenTopic(text)).toBe(expected);
});

test("articles are given only where the gender is known", () => {
  expect(withArticle("lecture de plan")).toBe("la lecture de plan");
  expect(withArticle("comptes du soir")).toBe("les comptes du soir");
  expect(withArticle("phlebotomy")).toBeNull();
});

test("houses, dates, spans and languages read as French does", () => {
  expect(atHouse("Ville de Saint-Aubrin")).toBe("à la Ville de Saint-Aubrin");
  expect(atHouse("Hôtel du Lac")).toBe("à l’Hôtel du Lac");
  expect(atHouse("CHU de Nantes")).toBe("au CHU de Nantes");
  expect(atHouse("Carnet Vert")).toBe("chez Carnet Vert");
  expect(spanOf({ year: 2014, month: 8 }, { year: 2016, month: null })).toBe("d’août 2014 à 2016");
  expect(durationOf(18)).toBe("un an et demi");
  expect(durationOf(99)).toBe("plus de huit ans");
  expect(languageName("Spanish (fluent)")).toBe("l’espagnol couramment");
});

test("double signs have a no-break space before them, and elided words a curved apostrophe", () => {
  expect(polish("L'accueil : quoi ? « Oui » ; 45 %")).toBe(
    "L’accueil\u00a0: quoi\u00a0? «\u00a0Oui\u00a0»\u00a0; 45\u00a0%",
  );
});

test("the person is told which lines the letter could not put into French", () => {
  const { applicant } = people.nurse;
  const { hints, letter } = writeLetter({ applicant, tone: "professional", language: "fr", seed: 1, history, asOf });
  expect(hints.join(" ")).toMatch(/lines stand in another language, as you typed them; type them in French/u);
  expect(letterText(letter)).toMatch(/«\u00a0[^»]+ [^»]+\u00a0»/u);
});

const tones: readonly Tone[] = toneSchema.options;
const asOf = "2026-11-21";
const history = { strategies: [], openingFacts: [] };

function lettersIn(tone: Tone): WrittenLetter[] {
  const own = Object.values(frenchPeople).map(({ applicant, posting }) => {
    const prompt = readFileSync(new URL(`../../testing/postings/${posting}.txt`, import.meta.url), "utf8");
    return { ...applicant, form: { ...applicant.form, prompt } };
  });
  const others = Object.values(people).map(({ applicant }) => applicant);
  return [...own, ...others].flatMap((applicant) =>
    [1, 2].map((seed) => writeLetter({ applicant, tone, language: "fr", seed, history, asOf })),
  );
}

test.each(tones)(
  "a %s letter in French keeps to vous, to its punctuation and to what is known",
  (tone) => {
    for (const { letter, facts, posting } of lettersIn(tone)) {
      const body = letter.paragraphs.map(paragraphText).join("\n");
      expect(letterText(letter)).not.toMatch(/[{}|~[\]]|undefined|null|NaN|Unknown/u);
      expect(body).not.toMatch(/(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/u);
      expect(body).not.toMatch(/(?<![\s\u00a0])[;:!?](?=\s)| [;:!?](?=\s)|\s{2}/u);
      expect(body).not.toMatch(/(?<!\p{L})(?:de le|de les|à le|à les|je [aeiouéèêh]|de des) /u);
      expect(body).not.toMatch(/motivée?|passionnée?|ravie?\b|heureu/u);
      expect(body.match(/!/gu)?.length ?? 0).toBeLessThanOrEqual(tone === "enthusiastic" ? 1 : 0);
      expect(body.split(/\s+/u).length).toBeLessThanOrEqual(420);
      const known = [...facts.map(({ text }) => text), ...posting.lines].join(" ");
      for (const sentence of letter.paragraphs.flat()) {
        const own = facts.filter(({ id }) => sentence.facts.includes(id));
        expect(own.length).toBe(sentence.facts.length);
      }
      for (const figure of body.replace(/(?<=\d)\u00a0(?=\d{3})/gu, "").match(/\d{3,}/gu) ?? []) {
        expect(known.replace(/(?<=\d)[\s,.](?=\d{3})/gu, "")).toContain(figure);
      }
    }
  },
  120_000,
);

test.each([
  ["Établissements Roquefeuil", "aux Établissements Roquefeuil"],
  ["Palais des Congrès de Tours", "au Palais des Congrès de Tours"],
  ["association Les Petits Pas", "à l’association Les Petits Pas"],
  ["Kaliopé", "chez Kaliopé"],
])("one works at %s: %s", (name, place) => {
  expect(atHouse(name)).toBe(place);
});

test("what came about once is past in a post that goes on, and a pronoun keeps a line as typed", () => {
  const reduced = readLine("Réduction du délai de clôture de 12 à 7 jours");
  expect(clauseOfLine(reduced, false)).toBe("j’ai réduit le délai de clôture de 12 à 7 jours");
  expect(readLine("Conseiller les clientes et les encaisser").kind).toBe("unknown");
});

test.each([
  ["concevoir et développer nos API", "la conception et le développement de vos API"],
  ["participer aux revues de code", "les revues de code"],
  ["réaliser les rapprochements bancaires", "les rapprochements bancaires"],
  ["Java et de SQL", "Java et SQL"],
  ["Chargé de projet événementiel H/F", null],
])("%s is taken up as %s", (text, topic) => {
  expect(shortenTopic(text)).toBe(topic);
});

test.each([
  ["rigoureuse", "la rigueur"],
  ["à l’écoute", "l’écoute"],
  ["Leadership", "l’aptitude à diriger"],
])("the quality %s is told as %s, which agrees with nobody", (typed, noun) => {
  expect(strengthAsNoun(typed)).toBe(noun);
});

test.each([
  ["Développeur Java", "développeur Java"],
  ["Event Coordinator", "Event Coordinator"],
  ["Case Manager", "Case Manager"],
])("the title %s is %s in a sentence", (typed, told) => {
  expect(titleInSentence(typed)).toBe(told);
});

test.each([
  ["Budgeting", "gestion de budget"],
  ["Excel (tableaux croisés)", "Excel (tableaux croisés)"],
  ["anglais (courant)", "anglais courant"],
])("the skill %s is %s in a list", (typed, told) => {
  expect(skillInSentence(typed)).toBe(told);
});

test.each([
  ["tonte, taille, plantation", "la tonte, la taille et la plantation"],
  ["ménage, courses, préparation des repas", "le ménage, les courses et la préparation des repas"],
  ["entretien de jardins chez particuliers", "l’entretien de jardins chez les particuliers"],
  ["entretien d'embauche", null],
  ["l'encaissement", "l’encaissement"],
  ["pour le week-end", null],
])("of the posting's words %s the letter takes up %s", (typed, said) => {
  expect(shortenTopic(typed)).toBe(said);
});

test("what is told first of a post has no word that goes on from something", () => {
  const applicant = {
    ...frenchPeople.macon.applicant,
    form: { ...frenchPeople.macon.applicant.form, prompt: "" },
  };
  for (let seed = 1; seed <= 12; seed++) {
    const history = { strategies: [], openingFacts: [] };
    const { letter, plan } = writeLetter({
      applicant,
      tone: "professional",
      language: "fr",
      seed,
      history,
      asOf: "2026-11-21",
    });
    const first = plan.paragraphs.flat().find(({ post, line }) => post && line);
    const told = letter.paragraphs.flat().find(({ facts }) => first?.line && facts.includes(first.line.fact));
    expect(told?.text).not.toMatch(/ (?:aussi|également) |Un autre exemple/u);
  }
});
