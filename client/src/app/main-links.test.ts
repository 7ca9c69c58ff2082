import { expect, it } from "vitest";
import { paths } from "#client/lib/paths.ts";
import { mainLinksFor } from "./main-links.ts";

it("Workflows is the current link on a run's page too", () => {
  const link = mainLinksFor(true).find(({ label }) => label === "Workflows");
  expect(link?.also).toContain(paths.workflows);
});
