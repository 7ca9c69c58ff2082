import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import { people } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

it("leaves out of the letter what nobody confirmed", () => {
  const [person] = people;
  if (!person) throw new Error("there are no people to write for");
  const request = toRequest({ ...person, jobs: [["Beekeeper", "Hive House", "2019", "now", ["I keep forty hives."]]] });
  const unconfirmed = {
    ...request,
    material: { ...request.material, jobs: request.material.jobs.map((job) => ({ ...job, confirmed: false })) },
  };
  expect(letterText(writeLetter(request).letter)).toContain("forty hives");
  expect(letterText(writeLetter(unconfirmed).letter)).not.toMatch(/hive/i);
});
