import request from "supertest";
import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { pathOf } from "./logger.ts";

describe("the log of a call that failed", () => {
  const test = useTestApp();

  it("says what failed and where, without anything a person wrote", async () => {
    const { browser } = await register(test, "mara");
    await test.query("alter table saved_cover_letters rename company to firm");
    try {
      const answer = await browser
        .post("/api/saved-cover-letters")
        .send({ title: "Private title", content: "Private text" });
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({ message: "Something went wrong on our side. Try again." });
    } finally {
      await test.query("alter table saved_cover_letters rename firm to company");
    }
    const log = test.log.join();
    expect(log).toMatch(/Failed query: insert into/);
    expect(log).toMatch(/company.*does not exist/);
    expect(log).toMatch(/saved-letter\.store/);
    expect(log).not.toMatch(/Private|mara|desk\.sid/);
    expect((await request(test.app).get("/readyz")).status).toBe(200);
  });
});

it.each([
  ["/api/application-feeds/Ab3dEf6hIj9kLmN0pQrStUv.ics", "/api/application-feeds/…"],
  ["/api/application-mails/12.AbCdEfGhIjKlMnOpQrStUv", "/api/application-mails/…"],
  ["/reset-password/Ab3dEf6hIj9kLmN0pQrStUv?x=1", "/reset-password/…"],
  ["/api/saved-cover-letters/17", "/api/saved-cover-letters/17"],
  ["/assets/index-Ab3dEf6hIj9k.css", "/assets/index-Ab3dEf6hIj9k.css"],
])("logs no token of %s", (url, logged) => {
  expect(pathOf(url)).toBe(logged);
});

it("logs no more of a path than one of ours has", () => {
  expect(pathOf(`/${"a".repeat(10_000)}`)).toBe(`/${"a".repeat(299)}…`);
});
