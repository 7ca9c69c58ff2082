import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startMuteServer } from "#server/testing/mute-server.ts";
import { type PostingSite, startPostingSite } from "#server/testing/posting-site.ts";
import { useTestApp } from "#server/testing/test-app.ts";

describe("a posting by its link", () => {
  const test = useTestApp({ TRUST_PROXY: "1" });
  let site: PostingSite;
  beforeAll(async () => {
    site = await startPostingSite();
  });
  afterAll(() => site.close());
  const fetched = (link: unknown) => test.visitor().post("/api/postings/fetch").send({ link });
  const refused = async (path: string) => {
    const answer = await fetched(path.startsWith("http") || !path.startsWith("/") ? path : site.url + path);
    expect([path, answer.status]).toEqual([path, 422]);
    return answer.body.message;
  };

  it("is read from what the page tells search engines, wherever that stands", async () => {
    const board = await fetched(`${site.url}/boards/head-gardener#apply`);
    expect(board.status).toBe(200);
    expect(board.body).toMatchObject({
      link: `${site.url}/boards/head-gardener`,
      how: "job",
      role: "Head Gardener",
      company: "Aldercombe House",
      place: "Totnes, Devon, GB",
      closesOn: "2027-01-12",
    });
    expect(board.body.posting).toContain("- PA1 and PA6 certificates\n- A driving licence");
    expect(board.body.posting).not.toContain("cookies");
    const graph = (await fetched(`${site.url}/careers/graph`)).body;
    expect([graph.role, graph.place]).toEqual(["Kitchen Gardener", "Totnes, Devon, GB; Remote"]);
    expect(graph.posting).toContain("- Five years in a historic garden");
    const microdata = (await fetched(`${site.url}/agency/microdata`)).body;
    expect(microdata).toMatchObject({ how: "job", role: "Garden Supervisor", company: "Exmere Botanic Garden" });
    expect([microdata.place, microdata.closesOn]).toEqual(["Exeter", "2027-02-01"]);
    expect(microdata.posting).toContain("- Five years in a historic garden");
  }, 60_000);

  it("is the main text of any other page, in the page's own letters", async () => {
    const plain = (await fetched(`${site.url}/village/plain`)).body;
    expect([plain.how, plain.role]).toEqual(["text", ""]);
    expect(plain.posting).toContain("Stourcombe Manor in Dorset");
    expect(plain.posting).not.toMatch(/cookies|Imprint|track/);
    expect((await fetched(`${site.url}/latin`)).body.posting).not.toContain("\ufffd");
  }, 60_000);

  it("follows a page that has moved, says who asks, and brings no cookies", async () => {
    expect((await fetched(`${site.url}/moved`)).body.link).toBe(`${site.url}/boards/head-gardener`);
    const last = site.asked.at(-1);
    expect(last?.["user-agent"]).toMatch(/^CoverLetterDesk\/1\.0 \(\+http:\/\/localhost:3000; /);
    expect(last?.cookie).toBeUndefined();
  }, 60_000);

  it("says plainly why a page gives none", async () => {
    expect(await refused("/login")).toMatch(/wants you to sign in.*paste it instead/);
    expect(await refused("/refused")).toMatch(/sign in/);
    expect(await refused("/app-only")).toMatch(/with scripts, which we don't run/);
    expect(await refused("/gone")).toMatch(/no longer exists/);
    expect(await refused("/file.pdf")).toMatch(/a file, not a page/);
    expect(await refused("/huge")).toMatch(/larger than 5 MB/);
    expect(await refused("/round")).toMatch(/keeps redirecting/);
    expect(await refused("http://127.0.0.1:8099/")).toMatch(/can't be reached/);
  }, 120_000);

  it("leaves alone what a site asks programs to leave alone, also behind a redirect", async () => {
    const before = site.asked.length;
    expect(await refused("/private/job")).toMatch(/doesn't let programs open/);
    expect(await refused("/moved-to-private")).toMatch(/doesn't let programs open/);
    // robots.txt alone, then robots.txt and the page that redirects.
    expect(site.asked.length - before).toBe(3);
  }, 60_000);

  it("goes to no address inside, whoever leads there", async () => {
    expect(await refused("http://169.254.169.254/latest/meta-data/")).toMatch(/isn't on the public internet/);
    expect(await refused("/moved-inside")).toMatch(/isn't on the public internet/);
    expect(await refused("/moved-to-file")).toMatch(/Only links/);
    for (const link of ["file:///etc/passwd", "ftp://example.org/x", "javascript:alert(1)", "http://", "no link"])
      expect(await refused(link)).toMatch(/Paste the text instead|Check the link/);
  }, 120_000);

  it("stands up to hostile pages", async () => {
    const scripted = (await fetched(`${site.url}/scripted-title`)).body;
    expect(scripted.role).toBe("<script>alert(1)</script>");
    const deep = await fetched(`${site.url}/deep`);
    // A page made to be slow ends with its process; the server goes on.
    expect([200, 422, 504]).toContain(deep.status);
    expect((await fetched(`${site.url}/boards/head-gardener`)).status).toBe(200);
  }, 60_000);

  it("is opened one at a time for one address, so that slow pages keep nobody else waiting", async () => {
    const slow = await startMuteServer();
    const link = `http://127.0.0.1:${slow.port}/`;
    const fetchedFrom = (address: string, to: string) => fetched(to).set("X-Forwarded-For", address);
    const calls = Array.from({ length: 5 }, () => fetchedFrom("203.0.113.7", link).then((answer) => answer));
    const refusal = await Promise.race(calls);
    expect([refusal.status, refusal.headers["retry-after"]]).toEqual([503, "10"]);
    const other = await fetchedFrom("203.0.113.8", `${site.url}/boards/head-gardener`);
    expect(other.status).toBe(200);
    // A process that has just been started for it may come to its page later.
    await vi.waitFor(() => expect(slow.open()).toBe(1), 20_000);
    slow.close();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  }, 60_000);

  it.each([
    ["nothing", {}],
    ["a number", { link: 5 }],
    ["an empty one", { link: " " }],
    ["one too long", { link: "x".repeat(2_001) }],
  ])("is refused with %s for a link", async (_, body) => {
    expect((await test.visitor().post("/api/postings/fetch").send(body)).status).toBe(400);
  });
});

describe("private addresses in production", () => {
  const test = useTestApp({ CONNECTIONS_ALLOW_PRIVATE: "off" });

  it("are not opened", async () => {
    const site = await startPostingSite();
    for (const link of [site.url, "http://localhost:8099/", "http://[::1]:8099/", "http://10.0.0.1/"]) {
      const answer = await test.visitor().post("/api/postings/fetch").send({ link });
      expect([answer.status, answer.body.message]).toEqual([422, expect.stringMatching(/public internet/)]);
    }
    expect(site.asked).toEqual([]);
    await site.close();
  }, 60_000);
});

describe("the number of links", () => {
  const test = useTestApp({ RATE_LIMITS: "on", CONNECTIONS_ALLOW_PRIVATE: "off" });

  it("is limited by address", async () => {
    const statuses = [];
    for (let call = 0; call < 31; call++)
      statuses.push((await test.visitor().post("/api/postings/fetch").send({ link: "" })).status);
    expect(statuses.at(-1)).toBe(429);
  }, 120_000);
});
