import { expect, test } from "vitest";
import type { Credential } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import { emptyPlan } from "../../testing/empty-plan.ts";
import { isForeign } from "./foreign.ts";
import { german } from "./german.ts";

const context = { plan: emptyPlan, heading: emptyPlan.heading, tone: "professional", placeInMind: null } as const;
const say = (slot: string, message: Message) => german.fill(slot, message, context)?.text ?? null;
const degree = (text: string, institution: string, year: string): Message => {
  const credential: Credential = { fact: "c", kind: "degree", text, institution, year };
  return { kind: "credential", credential };
};

test("a training is one's own and was finished in its year", () => {
  const message = degree("Ausbildung zur Fachlageristin", "IHK Niederbayern", "2020");
  expect(say("die-ausbildung", message)).toBe("meine Ausbildung zur Fachlageristin (IHK Niederbayern)");
  expect(say("im-jahr", message)).toBe("2020");
  expect(say("den-abschluss", message)).toBeNull();
});

test("a degree stands in brackets, as nothing that was typed is declined", () => {
  const message = degree("B.Sc. Informatik", "Universität Jena", "2021");
  expect(say("den-abschluss", message)).toBe("meinen Abschluss (B.Sc. Informatik, Universität Jena)");
  expect(say("grad-ohne-jahr", message)).toBe("B.Sc. Informatik (Universität Jena)");
  expect(say("die-ausbildung", message)).toBeNull();
});

test("what hangs on a degree in brackets stands inside them, and a chamber is named once", () => {
  const told = (text: string, institution: string) => say("grad-mit-ort", degree(text, institution, "2024"));
  expect(told("Lehramt (Englisch, Biologie)", "Seminar Erlangen")).toBe(
    "Lehramt (Englisch, Biologie; Seminar Erlangen, 2024)",
  );
  expect(told("Personalfachkauffrau (IHK)", "IHK Osnabrück")).toBe("Personalfachkauffrau (IHK Osnabrück, 2024)");
});

test("what is told to the reader of themselves is said of oneself", () => {
  const topic = {
    text: "sich um die Gäste kümmern",
    lines: [1],
    language: "de",
    requirement: null,
    isDuty: true,
  } as const;
  expect(say("tun", { kind: "wish", topic: { ...topic, lines: [1] } })).toBe("mich um die Gäste kümmern");
});

test("what somebody does is done, what they know is used", () => {
  const does: Message = { kind: "candid", skills: [{ fact: "s", text: "Kaffee kochen" }] };
  const knows: Message = { kind: "candid", skills: [{ fact: "s", text: "Warenpräsentation" }] };
  expect(say("kenntnisse-tun", does)).toBe("Kaffee kochen");
  expect(say("kenntnisse-nutzen", does)).toBeNull();
  expect(say("kenntnisse-tun", knows)).toBeNull();
  expect(say("kenntnisse-nutzen", knows)).toBe("Warenpräsentation");
});

test("what is done at home is not said of the new place", () => {
  const does = (text: string): Message => ({ kind: "candid", skills: [{ fact: "s", text }] });
  expect(say("kenntnisse-dort", does("Kaffee kochen"))).toBe("Kaffee kochen");
  expect(say("kenntnisse-dort", does("Brot backen zu Hause"))).toBeNull();
});

test("a sentence of ours goes small behind the greeting, a noun of the person's stays large", () => {
  expect(german.afterGreeting?.("Worauf kommt es Ihnen an?")).toBe("worauf kommt es Ihnen an?");
  expect(german.afterGreeting?.("Übernehmen will ich den Einkauf.")).toBe("übernehmen will ich den Einkauf.");
  expect(german.afterGreeting?.("Fragen zur Arbeit stelle ich gleich.")).toBe("Fragen zur Arbeit stelle ich gleich.");
});

test("a genitive is no French", () => {
  expect(isForeign("Instagram-Kanal des Fachschaftsrats betreut (1.900 Follower)")).toBe(false);
  expect(isForeign("Gestion des stocks")).toBe(true);
});

test("deeds among skills have a verb of their own", () => {
  const skills = ["Englisch", "Kaffee kochen", "Bügeln"].map((text) => ({ fact: text, text }));
  const mixed: Message = { kind: "skills", skills };
  expect(say("kenntnisse", mixed)).toBeNull();
  expect(say("mehrere", mixed)).toBeNull();
  expect(say("dinge", mixed)).toBe("Englisch");
  expect(say("können", mixed)).toBe("Kaffee kochen und bügeln");
  expect(say("gefragte-kenntnisse", { ...mixed, kind: "same-skill" })).toBeNull();
});

test("a verb alone is small behind another, and what one has takes its article", () => {
  const skills = ["Kinder betreuen", "Nähen"].map((text) => ({ fact: text, text }));
  expect(say("kenntnisse-tun", { kind: "skills", skills })).toBe("Kinder betreuen und nähen");
  const things = ["eigener pkw", "Englisch"].map((text) => ({ fact: text, text }));
  expect(say("kenntnisse", { kind: "skills", skills: things })).toMatch(/^einen eigenen pkw und Englisch$/iu);
});

test("a strength with a place of its own does not stand behind another place", () => {
  const at = (text: string): Message => ({ kind: "strength", strengths: [{ fact: "s", text }] });
  expect(say("eigenschaft-allein", at("hartnäckig bei der Fehlersuche"))).toBeNull();
  expect(say("eigenschaft-allein", at("geduldig"))).toBe("geduldig");
});

test("who tells of years is not spoken of as new to the work", () => {
  const told: Message = { kind: "told", line: { fact: "l", text: "15 Jahre im Fernverkehr gefahren", post: null } };
  const plan = { ...emptyPlan, paragraphs: [[told]] };
  expect(german.fill("geübt", told, { ...context, plan })).not.toBeNull();
  expect(german.fill("ungeübt", told, { ...context, plan })).toBeNull();
  expect(say("geübt", told)).toBeNull();
});

test("a knowledge is not asked for by its own name again", () => {
  const asked = (text: string): Message => ({
    kind: "asked",
    topic: { text, language: "de", lines: [], requirement: null },
  });
  expect(say("sache-fach", asked("Französischkenntnisse"))).toBeNull();
  expect(say("sache-fach", asked("Wundversorgung"))).toBe("die Wundversorgung");
});

test("a skill that begins with an adjective takes the form of an object, and is no subject in that form", () => {
  const message: Message = { kind: "skills", skills: [{ fact: "s", text: "Technischer Vertrieb" }] };
  expect(say("kenntnisse", message)).toBe("technischen Vertrieb");
  expect(say("ungebeugt", message)).toBeNull();
  expect(say("kenntnisse", { kind: "skills", skills: [{ fact: "s", text: "Docker Swarm" }] })).toBe("Docker Swarm");
});

test("the work of a stage is named once", () => {
  expect(german.polish?.("In meiner Arbeit im Praktikum habe ich Akten geordnet.", "professional")).toBe(
    "In meinem Praktikum habe ich Akten geordnet.",
  );
  expect(german.polish?.("In meiner Arbeit in der Masterarbeit habe ich gemessen.", "professional")).toBe(
    "In meiner Masterarbeit habe ich gemessen.",
  );
});

test("one year is one, and more are more", () => {
  const years = (count: number): Message => ({ kind: "years", years: { fact: "y", years: count } });
  expect(say("sind-jahre", years(1))).toBe("ist das ein Jahr");
  expect(say("sind-jahre", years(4))).toBe("sind das vier Jahre");
});

test("nobody works precisely at work", () => {
  const message = (text: string): Message => ({ kind: "strength", strengths: [{ fact: "s", text }] });
  expect(say("gewohnt-ich", message("arbeitet sehr genau"))).toBeNull();
  expect(say("gewohnt-ich", message("hält Termine ein"))).toBe("halte ich Termine ein");
});
