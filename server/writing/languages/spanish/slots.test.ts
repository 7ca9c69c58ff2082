import { expect, test } from "vitest";
import type { Post, Skill } from "../../facts/profile.ts";
import type { Message, Topic } from "../../planning/plan.ts";
import { emptyPlan } from "../../testing/empty-plan.ts";
import { credentialName, listOf } from "./names.ts";
import { spanish } from "./spanish.ts";
import { strengthShape } from "./strengths.ts";
import { clauses, deed } from "./work.ts";

const context = { plan: emptyPlan, heading: emptyPlan.heading, tone: "professional", placeInMind: null } as const;
const say = (slot: string, message: Message) => spanish.fill(slot, message, context)?.text ?? null;
const line = (text: string) => ({ fact: text, text, post: null });
const topic = (text: string): Topic => ({ text, lines: [], language: "es", requirement: null });
const known = (...texts: string[]): Message => ({
  kind: "skills",
  skills: texts.map((text): Skill => ({ fact: text, text })),
});

const post = (title: string, from = 2010, to = 2012): Post => ({
  fact: title,
  title,
  company: "Austral",
  period: { start: { year: from, month: 1 }, end: { year: to, month: 12 }, open: false, months: null },
  lines: [],
});

test("one has a card, and knows the rest", () => {
  expect(say("the-cards", known("carné B"))).toBe("el carné B");
  expect(say("known-skills", known("carné B"))).toBeNull();
  expect(say("known-skills", known("carné B", "poda"))).toBeNull();
  expect(say("the-cards", known("permisos C y D"))).toBe("los permisos C y D");
  expect(say("the-cards", known("poda"))).toBeNull();
  expect(say("known-skills", known("poda"))).toBe("poda");
});

test.each([
  ["asesorar a cada clienta", "el control de la caja"],
  ["reportar novedades", "la revisión de pedidos"],
])("two topics in one breath are of one form: %s, %s", (one, other) => {
  const message: Message = { kind: "wish", topics: [topic(one), topic(other)] };
  const forms = ["topic1", "topic2"].map((slot) => /^(?:el|la|los|las) /u.test(say(slot, message) ?? ""));
  expect(forms[0]).toBe(forms[1]);
});

test("nobody learns from the beginning what everybody has done", () => {
  expect(say("a-one", { kind: "wish", topic: topic("vaciar papeleras") })).toBeNull();
  expect(say("a-one", { kind: "wish", topic: topic("asesorar a clientes") })).toBe("a asesorar a clientes");
});

test("nobody trains for what everybody has done, nor is in charge of lending a hand", () => {
  expect(say("study", { kind: "start", topic: topic("la carga de camiones") })).toBeNull();
  expect(say("noun-one", { kind: "wish", topic: topic("el cambio de sábanas y toallas") })).toBeNull();
  expect(say("noun-one", { kind: "wish", topic: topic("el control de plagas") })).toBe("el control de plagas");
  expect(say("charge", { kind: "wish", topic: { ...topic("el apoyo al equipo"), isDuty: true } })).toBeNull();
});

test("what stands in brackets parts no list", () => {
  expect(listOf(["Core Tools (APQP, PPAP)", "Minitab", "metrología"])).toBe(
    "Core Tools (APQP, PPAP), Minitab y metrología",
  );
  expect(listOf(["el alta, la baja", "Excel"])).toBe("el alta, la baja; y Excel");
});

test("nobody is in charge of taking part", () => {
  expect(say("charge", { kind: "link", topic: topic("participar en ferias") })).toBeNull();
  expect(say("charge", { kind: "link", topic: topic("ventilar las salas") })).toBe("ventilar las salas");
});

test("nobody is in charge of what can only be known, nor knows a card", () => {
  expect(say("charge", { kind: "link", topic: topic("las herramientas ofimáticas") })).toBeNull();
  expect(say("duty-one", { kind: "wish", topic: topic("las herramientas ofimáticas") })).toBeNull();
  expect(say("duty-one", { kind: "wish", topic: topic("la gestión de pedidos") })).toBe("la gestión de pedidos");
  expect(say("the-known", known("Permiso B"))).toBeNull();
  expect(say("the-known", known("Ley de Contrataciones del Estado"))).toBe("la Ley de Contrataciones del Estado");
});

test("who has worked elsewhere since does not come from an earlier post, nor from the role to the same one", () => {
  const [old, late] = [post("Monitor", 2010, 2014), post("Educador", 2015, 2020)];
  const timed = { ...old, period: { ...old.period, months: 48 } };
  const paragraphs = [[{ kind: "open-number", post: timed } as const], [{ kind: "post", post: late } as const]];
  const after = (plan: typeof emptyPlan, role: string) =>
    spanish.fill(
      "time-as",
      { kind: "apply-with", post: timed },
      { ...context, plan, heading: { ...context.heading, role: { text: role, lines: [] } } },
    );
  expect(after({ ...emptyPlan, paragraphs: [paragraphs[0] ?? []] }, "Técnico")?.text).toBe("cuatro años como monitor");
  expect(after({ ...emptyPlan, paragraphs: [paragraphs[0] ?? []] }, "Monitor")).toBeNull();
  expect(after({ ...emptyPlan, paragraphs }, "Técnico")).toBeNull();
});

test("one speaks languages, and knows the rest", () => {
  expect(say("the-skills", known("monitor de ocio y tiempo libre"))).toBeNull();
  expect(say("spoken", known("euskera"))).toBe("euskera");
  expect(say("things", known("euskera"))).toBeNull();
  expect(say("things", known("euskera", "poda"))).toBe("euskera y poda");
});

test("on one's own account there is no employer", () => {
  const own = { ...post("Traductora"), company: "Freelance" };
  expect(say("as-at", { kind: "post", post: own })).toBe("como traductora por cuenta propia");
  expect(say("employer", { kind: "post", post: own })).toBeNull();
  expect(say("at-employer", { kind: "more", post: own })).toBeNull();
});

test("what is not done does not hang on what is", () => {
  const topics = [topic("asesorar a cada clienta sobre el cabello"), topic("la barbería")];
  expect(say("topic1", { kind: "reading", topics })).toBeNull();
});

test("of three things looked after each has its “de”", () => {
  const told = clauses({
    kind: "more",
    line: line("carga y descarga de camiones"),
    second: line("manejo de carretilla"),
  });
  expect(told?.text).toBe("me ocupo de la carga y de la descarga de camiones, así como de el manejo de carretilla");
});

test("who names the work as a title worked in it, and years beside a title are no department", () => {
  expect(say("as-at", { kind: "post", post: post("Soporte técnico") })).toBe("en soporte técnico en Austral");
  expect(say("as-at", { kind: "post", post: post("Camarera (baja 2015-2016)") })).toBe("como camarera en Austral");
});

test("two things looked after are looked after once", () => {
  const message: Message = { kind: "more", line: line("manejo de grúa"), second: line("carga y descarga de camiones") };
  expect(clauses(message, 1)?.text).not.toMatch(/me ocup.*me ocup/u);
});

test("a verb that was kept as a noun stands beside no infinitive", () => {
  expect(deed(line("Leo planos y replanteo"), undefined)).toBeNull();
});

test("what is liked of the posting counts, and not the skills it rests on", () => {
  const message: Message = { ...known("caja", "redes sociales"), kind: "wish", topic: topic("la reposición") };
  expect(say("interesa#interesan", message)).toBe("interesa");
});

test("only posts held at one time are told as such", () => {
  const beside: Message = { kind: "beside", post: post("Camarera", 2011, 2013) };
  const say = (other: Post) => {
    const plan = { ...emptyPlan, paragraphs: [[{ kind: "post" as const, post: other }], [beside]] };
    return spanish.fill("a-la-vez", beside, { ...context, plan });
  };
  expect(say(post("Cocinera", 2010, 2012))).not.toBeNull();
  expect(say(post("Cocinera", 2005, 2009))).toBeNull();
});

test.each([
  ["detallista", "adjective", "detallista"],
  ["escucha activa", "noun", "la escucha activa"],
  ["cuido la seguridad", "clause", "cuido la seguridad"],
])("%s is said as a quality of its kind", (typed, kind, text) => {
  expect(strengthShape(typed)).toEqual({ kind, text });
});

test("a paper is named without how somebody came by it", () => {
  const text = "He terminado el certificado de profesionalidad de ventas en 2026";
  expect(credentialName({ fact: "c", kind: "certificate", text, institution: "", year: "" })).toBe(
    "el certificado de profesionalidad de ventas",
  );
});
