import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useCallback, useState } from "react";
import { expect, it } from "vitest";
import { FactsProvider } from "#client/components/facts/facts-provider.tsx";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import { Sources } from "./sources.tsx";

const row = (id: string) => ({ id, origin: { from: "resume" as const }, confirmed: true });
const resume = (): Facts => ({
  ...emptyMaterial,
  skills: ["Excel", "Filing"].map((text) => ({ ...row(text), text })),
  papers: [{ ...row("paper"), kind: "degree", state: "held", what: "BA History", where: "Leeds", year: "2014" }],
});

function Screen() {
  const [facts, setFacts] = useState<Facts>(emptyMaterial);
  const changeFacts = useCallback((apply: (now: Facts) => Facts) => setFacts(apply), []);
  return (
    <FactsProvider facts={facts} language="en" drafts={noDrafts} changeFacts={changeFacts} setDraft={noDraft}>
      <Sources
        hasSaved={false}
        isSavedUsed={false}
        onUseSaved={() => {}}
        onImport={async () => resume()}
        onSort={async () => emptyMaterial}
      />
      <p>{facts.skills.length + facts.papers.length} rows</p>
    </FactsProvider>
  );
}

it("adds a resume once, and says what of it was here already", async () => {
  const person = userEvent.setup();
  render(<Screen />);
  const file = new File(["%PDF-"], "resume.pdf", { type: "application/pdf" });
  await person.upload(screen.getByLabelText("Resume file"), file);
  expect(await screen.findByText("Added 3 details from your resume.")).toBeDefined();
  await person.upload(screen.getByLabelText("Resume file"), file);
  expect(await screen.findByText("Nothing new in this resume: all its details were here.")).toBeDefined();
  expect(screen.getByText("3 rows")).toBeDefined();
});

const noDrafts = {};
const noDraft = () => {};
