import { describe, expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { checkSentence } from "./mend-line.ts";

const suggestions: [Language, string, string | null][] = [
  ["en", "never had a formal complaint in nine years", "I never had a formal complaint in nine years"],
  ["en", "i been welding since school", "I have been welding since school"],
  ["en", "been welding since school", "I have been welding since school"],
  ["en", "Trained 12 new nurses in Epic charting", "I trained 12 new nurses in Epic charting"],
  ["en", "look after six acres", "I look after six acres"],
  ["en", "lost one big client in 2014", "I lost one big client in 2014"],
  ["en", "I do the meds round since 2022", "I have done the meds round since 2022"],
  ["en", "I bake. Own deliveries too", null],
  ["de", "Zwillinge, kommen im August in die Kita", null],
  ["de", "Noch nie eine Reklamation gehabt", null],
  ["de", "Laden hat zugemacht, Chef in Rente", null],
  ["de", "Ich hab räder gewechselt", "Ich hab Räder gewechselt"],
  ["en", "Managing a team of five", null],
  [
    "en",
    "Showing an apprentice the section since May, she passed her Level 3",
    "I have been showing an apprentice the section since May, she passed her Level 3",
  ],
  ["en", "Working with the vet on Mondays, he taught me stitches", null],
  ["en", "RHS Level 3 Diploma", null],
  ["en", "hiab", null],
  ["de", "betreue 14 Bewohner", "Ich betreue 14 Bewohner"],
  ["de", "Hab die Anlage mit PowerShell automatisiert", "Ich hab die Anlage mit PowerShell automatisiert"],
  ["de", "habe drei Azubis angeleitet", "Ich habe drei Azubis angeleitet"],
  ["de", "Betreuung von 14 Bewohnern", null],
  ["de", "Gäste beraten und bedient", "Ich habe Gäste beraten und bedient"],
  ["de", "Reklamationen von 140 auf 31 ppm gesenkt", "Ich habe Reklamationen von 140 auf 31 ppm gesenkt"],
  ["de", "Neue Kollegen eingearbeitet", "Ich habe neue Kollegen eingearbeitet"],
  ["de", "Mo bis Fr vormittag immer, Samstag einmal im Monat geht auch", null],
  ["en", "Picked for 6 weeks then they kept me on", "I picked for 6 weeks then they kept me on"],
  [
    "en",
    "Took apart a broken scooter, it was the charging port",
    "I took apart a broken scooter, it was the charging port",
  ],
  ["en", "was infection preventionist for the whole building", "I was infection preventionist for the whole building"],
  ["en", "run a floor of 8 servers", "I run a floor of 8 servers"],
  ["en", "Wage 30k, would like more", null],
  ["en", "Experienced with all tills", null],
  ["fr", "Formé trois apprentis", "J’ai formé trois apprentis"],
  ["fr", "faisais les chambres", "Je faisais les chambres"],
  ["fr", "Employé à la mairie", null],
  ["es", "Servicio de sala", null],
  ["es", "Peluquería y estética", null],
  ["fr", "ai formé cinq stagiaires", "J’ai formé cinq stagiaires"],
  ["fr", "gère une équipe de huit personnes", "Je gère une équipe de huit personnes"],
  ["fr", "Encadré une équipe de huit personnes", "J’ai encadré une équipe de huit personnes"],
  ["fr", "Gestion des stocks", null],
  ["es", "Coordinación de un equipo de ocho", null],
  ["es", "Gestionando la caja", null],
];

const sentences: [Language, string][] = [
  ["en", "I look after six acres, open to visitors from March to October"],
  ["en", "My team won the regional prize in 2022"],
  ["en", "Customers praised my bread"],
  ["en", "There were twelve of us on the shift"],
  ["en", "We sold 400 loaves a day."],
  ["en", "Nobody has ever sent a plate back"],
  ["en", "In winter I teach pruning"],
  ["en", ""],
  ["de", "Ich betreue 14 Bewohner"],
  ["de", "Dort habe ich drei Azubis angeleitet"],
  ["de", "Nie habe ich eine Schicht verpasst"],
  ["de", "Die Kunden kommen gern wieder"],
  ["de", "Mein Chef hat mir die Kasse anvertraut"],
  ["fr", "Je m'occupe de douze résidents"],
  ["fr", "J’ai formé cinq stagiaires"],
  ["fr", "Mon équipe a gagné le prix régional"],
  ["fr", "Les clients me demandent"],
  ["es", "Coordiné un equipo de ocho"],
  ["es", "Llevo la caja desde 2019"],
  ["es", "Asesoro a 32 productores, 21.000 ha"],
  ["es", "Negocio y certifico con unas 30 subcontratas por obra"],
  ["es", "Vendía tours a cenotes"],
  ["es", "Subí la venta de semilla de 180 a 410 tn"],
  ["es", "Me encargo de los pedidos"],
  ["es", "Nunca falté a un turno"],
  ["es", "Desde 2020 soy responsable de sala"],
  ["es", "Mis alumnos ganaron la olimpiada"],
];

describe("whether a box holds a sentence", () => {
  it.each(suggestions)("is denied in %s of “%s”", (language, text, suggestion) => {
    expect(checkSentence(text, books[language].sentences)).toMatchObject({ ok: false, suggestion });
  });

  it.each(sentences)("is not denied in %s of “%s”", (language, text) => {
    expect(checkSentence(text, books[language].sentences)).toEqual({ ok: true });
  });

  it("is looked at in no time, however many blanks it has", () => {
    const begun = Date.now();
    checkSentence(`A${" ".repeat(2_990)}\0`, books.en.sentences);
    expect(Date.now() - begun).toBeLessThan(500);
  });

  it("takes time that grows with the text alone", () => {
    const started = Date.now();
    checkSentence("never a a a ".repeat(200_000), books.en.sentences);
    expect(Date.now() - started).toBeLessThan(1_000);
  });
});
