import { screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function openAt(at: string) {
  fakeApi({});
  const { person } = renderScreen(
    <>
      <AppRoutes />
      <Address />
    </>,
    { at },
  );
  const arrived = (target: string) =>
    waitFor(() => expect(screen.getByTestId("address").textContent).toBe(target), { timeout: 5_000 });
  const press = async (name: string | RegExp) =>
    person.click(await screen.findByRole("button", { name }, { timeout: 5_000 }));
  return { arrived, press };
}

describe("the questions' Back", () => {
  it.each([
    ["/resume-upload", "/"],
    ["/job-target-question", "/resume-review"],
    ["/position-selection", "/job-target-question"],
    ["/position-selection?from=wizard", "/"],
    ["/cover-letter-wizard", "/job-target-question"],
    ["/cover-letter-wizard?from=wizard", "/"],
    ["/skills-selection", "/position-selection"],
    ["/skills-selection?from=wizard", "/position-selection?from=wizard"],
    ["/experience-level?from=wizard", "/skills-selection?from=wizard"],
    ["/education-level", "/experience-level"],
    ["/strengths-selection?from=wizard", "/education-level?from=wizard"],
  ])("leads from %s to %s", async (at, target) => {
    const { arrived, press } = openAt(at);
    await press("Back");
    await arrived(target);
  });
});

describe("the questions' Continue", () => {
  it.each([
    ["/job-target-question", /^Yes/, "/prompt"],
    ["/job-target-question", /^No ?Ask/, "/position-selection"],
    ["/position-selection?from=wizard", "Data Scientist", "/skills-selection?from=wizard"],
    ["/cover-letter-wizard", "Data Scientist", "/skills-selection"],
    ["/skills-selection?from=wizard", "Teamwork", "/experience-level?from=wizard"],
    ["/experience-level", "2 years", "/education-level"],
    ["/education-level?from=wizard", /^Student/, "/strengths-selection?from=wizard"],
    ["/strengths-selection?from=wizard", "Leader", "/prompt"],
  ])("leads from %s, with %s, to %s", async (at, choice, target) => {
    const { arrived, press } = openAt(at);
    await press(choice);
    await press("Continue");
    await arrived(target);
  });
});
