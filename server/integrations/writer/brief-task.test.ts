import { expect, it } from "vitest";
import { emptyMaterial, type Material } from "#shared/material/material.schema.ts";
import { askedOfApplicants } from "#shared/model/asked-of-applicants.ts";
import { briefTask } from "./brief-task.ts";
import { aTask } from "./testing/writer-task.ts";

const typed = { origin: { from: "typed" as const }, confirmed: true };

function briefingOf(posting: string, material: Partial<Material>) {
  const { kind, earlier, request } = aTask();
  const { applicant, job: _job, ...rest } = request;
  const form = { ...applicant.form, prompt: posting };
  return briefTask({
    ...{ kind, earlier },
    request: { ...rest, applicant: { form }, material: { ...emptyMaterial, ...material } },
  });
}

const paper = (id: string, kind: "degree" | "licence" | "driving", what: string) => ({
  ...{ id, kind, what, where: "", year: "2015", state: "held" as const, ...typed },
});

const posting =
  "Bauleiter (m/w/d)\nHolt Bau\n\nIhr Profil\n- Abgeschlossenes Studium\n- Führerschein Klasse B\n- Bauvorlageberechtigung erforderlich";

it("tells a model of no must as lacking that a fact shows by another name", () => {
  const papers = [paper("p1", "degree", "Dipl.-Ing. (FH)"), paper("p2", "driving", "FS Kl. B")];
  const asked = askedOfApplicants(briefingOf(posting, { papers }));
  expect(asked).toContain("Abgeschlossenes Studium (F1)");
  expect(asked).toContain("Führerschein Klasse B (F2)");
  expect(asked).not.toContain("found no fact");
});

it("leaves to a model what its program cannot know, and names the papers to look at", () => {
  const papers = [paper("p1", "licence", "Titre de maître d'œuvre")];
  const asked = askedOfApplicants(briefingOf(posting, { papers }));
  expect(asked).toContain(
    "the fact counts:\n- P5: Abgeschlossenes Studium (look at F1)\n- P6: Führerschein Klasse B (look at F1)",
  );
  expect(askedOfApplicants(briefingOf(posting, {}))).not.toContain("look at");
});

it("tells no kind of work that the posting only seems to name", () => {
  const seeming =
    "Técnica de laboratorio\nLabs\n\nOfrecemos contratación directa, no autónomos. Trabajo autónomo y en equipo.";
  expect(briefingOf(seeming, {}).terms).toEqual([]);
  expect(briefingOf("Nurse\nX\n\nThis is a part-time or full-time role.", {}).terms).toEqual([]);
  expect(briefingOf("Nurse\nX\n\nThis is a part-time role.", {}).terms).toEqual(["part-time"]);
});

it("tells a model where the applicant lives, and does not ask again for the reference of the subject line", () => {
  const person = { firstName: "Ines", lastName: "Roth", email: "", phone: "", place: "Kiel, am Hafen" };
  const briefing = briefingOf("Nurse\nX Hospital\n\nPlease quote reference NG-4471.", { person });
  expect(briefing.facts).toContainEqual(expect.objectContaining({ label: "Lives in", text: "Kiel, am Hafen" }));
  expect(briefing.head.subject).toContain("NG-4471");
  expect(askedOfApplicants(briefing)).not.toContain("NG-4471");
  const other = { ...briefing, head: { ...briefing.head, subject: "Re: Nurse" } };
  expect(askedOfApplicants(other)).toContain("NG-4471");
});
