import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { ResumeReviewPage } from "./resume-review-page.tsx";

const resume = {
  education: [{ id: "e1", degree: "B.S. in Nursing", institution: "University of Arizona", year: "2019" }],
  experience: [],
  yearsOfExperience: 5,
  skills: ["Epic"],
  strengths: [],
  personalDetails: { name: "Ileana Cruz", email: "", phone: "", location: "" },
  papers: [
    { what: "B.S. in Nursing", where: "University of Arizona", year: "2019", kind: "degree", state: "held" },
    { what: "Arizona RN License", where: "", year: "exp. 04/2028", kind: "licence", state: "held" },
  ],
  languages: [{ language: "Spanish", level: "fluent" }],
};

it("shows the licenses and languages that were read as well, and counts them", async () => {
  fakeApi({ "GET /api/resume/data": { body: resume } });
  renderScreen(<ResumeReviewPage />);
  const also = within(await screen.findByRole("region", { name: "Also read" }));
  expect(also.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Arizona RN License, exp. 04/2028",
    "Spanish, fluent",
  ]);
  expect(screen.getByText(/We read 5 facts/u)).toBeTruthy();
});
