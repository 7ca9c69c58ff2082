import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aPrompt } from "#server/features/generator/testing/prompts.ts";
import { modelBody } from "#server/testing/model-letter.ts";
import { startOllama } from "#server/testing/ollama-server.ts";
import { answers, startOpenAiServer } from "#server/testing/openai-server.ts";
import { goodPassword, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { auditEntries } from "#shared/admin/audit-entry.table.ts";
import { users } from "#shared/auth/user.table.ts";
import { writerChoice } from "#shared/writer/writer-choice.table.ts";

const ollama = await startOllama();
/** LM Studio: its own list beside OpenAI's calls. */
const studio = await startOpenAiServer({
  "GET /api/v0/models": answers.json({
    object: "list",
    data: [
      { id: "meta-llama-3.1-8b-instruct", object: "model", type: "llm", state: "not-loaded" },
      { id: "qwen2-vl-7b-instruct", object: "model", type: "vlm", state: "loaded" },
      { id: "text-embedding-nomic-embed-text-v1.5", object: "model", type: "embeddings", state: "loaded" },
    ],
  }),
});
/** Something else that listens at a port and sends its visitors elsewhere. */
const elsewhere = await startOpenAiServer({ "GET /v1/models": answers.redirect(`${studio.url}/models`) });
const api = await startOpenAiServer();
afterAll(async () => void (await Promise.all([ollama.close(), studio.close(), elsewhere.close(), api.close()])));

const ports = `ollama=${ollama.port},lm-studio=${studio.port},vllm=${elsewhere.port},jan=9`;
const qwen = { name: "qwen3:8b", size: 5_200_000_000, capabilities: ["completion", "tools", "thinking"] };

describe("who writes, in an installation of one person", () => {
  const test = useTestApp({ LOCAL_MODELS: ports });
  beforeEach(() => {
    ollama.models.splice(0, Infinity, qwen);
    ollama.chats.length = 0;
    ollama.say(modelBody);
    api.answerWith(answers.stream("ready"));
  });
  const state = async (browser = test.visitor()) => (await browser.get("/api/writer").expect(200)).body;
  const local = { kind: "local", server: "ollama", model: "qwen3:8b" };
  const address = { kind: "address", baseUrl: `${api.url}/`, model: "big-model", apiKey: "sk-secret-1234" };

  it("is the built-in writer at first, with the models of this computer to choose from", async () => {
    ollama.models.push(
      { name: "nomic-embed-text:latest", size: 1, capabilities: ["embedding"], family: "nomic-bert" },
      { name: "bge-m3:latest", size: 1, family: "bert" },
      { name: "gpt-oss:120b-cloud", size: 1, remote_host: "https://ollama.com" },
    );
    await new Promise((resolve) => setTimeout(resolve, 2_050));
    expect(await state()).toEqual({
      now: { kind: "built-in", model: null, server: null, host: null },
      mayChoose: true,
      choice: {
        looksHere: true,
        found: [
          { server: "ollama", models: [{ name: "qwen3:8b", bytes: 5_200_000_000 }] },
          {
            server: "lm-studio",
            models: [
              { name: "meta-llama-3.1-8b-instruct", bytes: null },
              { name: "qwen2-vl-7b-instruct", bytes: null },
            ],
          },
        ],
        offer: null,
        pull: null,
        address: null,
      },
    });
  });

  it("becomes a model found here, which writes by Ollama's own call and is named with the letter", async () => {
    const browser = test.visitor();
    await browser.put("/api/writer").send(local).expect(200);
    expect((await state()).now).toEqual({ kind: "local", model: "qwen3:8b", server: "ollama", host: null });
    const { body } = await browser.post("/api/prompts").send(aPrompt()).expect(200);
    expect(body).toMatchObject({ writer: "model", looked: true, sent: { model: "qwen3:8b", here: true } });
    expect(body.letter.paragraphs[0][0]).toMatchObject({
      text: modelBody.split(". ")[0]?.concat("."),
      look: { verdict: "held" },
    });
    expect(body.letter.paragraphs[0][0].facts).toHaveLength(1);
    const [call, look] = ollama.chats;
    expect(call).toMatchObject({ model: "qwen3:8b", think: false, format: { type: "object" } });
    expect(call?.options?.num_ctx).toBeGreaterThanOrEqual(8_192);
    expect(JSON.stringify(call)).not.toMatch(/Okafor/);
    expect(look?.options?.temperature).toBe(0);
    expect(look?.format).toBeUndefined();
  });

  it("writes anew after the choice changed, by who was chosen", async () => {
    const browser = test.visitor();
    const first = await browser.post("/api/prompts").send(aPrompt()).expect(200);
    expect(first.body.writer).toBe("built-in");
    await browser.put("/api/writer").send(local).expect(200);
    const second = await browser.post("/api/prompts").send(aPrompt()).expect(200);
    expect(second.body.writer).toBe("model");
    await browser.put("/api/writer").send({ kind: "built-in" }).expect(200);
    expect((await browser.post("/api/prompts").send(aPrompt()).expect(200)).body.draftId).toBe(first.body.draftId);
  });

  it("says what to do when the chosen model is not there any more", async () => {
    const browser = test.visitor();
    await browser.put("/api/writer").send(local).expect(200);
    ollama.models.length = 0;
    const { body } = await browser.post("/api/prompts").send(aPrompt()).expect(502);
    expect(body.message).toBe("Ollama no longer has qwen3:8b. Choose another writer under Settings.");
    const other = { ...aPrompt(), letter: { ...aPrompt().letter, writer: "built-in" } };
    await browser.post("/api/prompts").send(other).expect(200);
  });

  it("becomes an address after a real call, with its key sealed and never told", async () => {
    const browser = test.visitor();
    const { body, text } = await browser.put("/api/writer").send(address).expect(200);
    expect(api.calls[0]).toMatchObject({ authorization: "Bearer sk-secret-1234", body: { model: "big-model" } });
    expect(body.now).toEqual({ kind: "address", model: "big-model", server: null, host: new URL(api.url).host });
    expect(body.choice.address).toEqual({ baseUrl: api.url, model: "big-model", hasKey: true });
    expect(text).not.toContain("sk-secret");
    const [row] = await test.db.select().from(writerChoice);
    expect(JSON.stringify(row)).not.toContain("sk-secret");

    api.answerWith(answers.stream(modelBody));
    const letter = await browser.post("/api/prompts").send(aPrompt()).expect(200);
    expect(letter.body).toMatchObject({ writer: "model", sent: { model: "big-model" } });
    expect(letter.body.sent.here).toBeUndefined();
    expect(api.calls[0]?.authorization).toBe("Bearer sk-secret-1234");
  });

  it("keeps the key for its address alone, and forgets it where it is emptied", async () => {
    const browser = test.visitor();
    const { apiKey: _key, ...keyless } = address;
    await browser.put("/api/writer").send(address).expect(200);
    await browser
      .put("/api/writer")
      .send({ ...keyless, model: "other-model" })
      .expect(200);
    expect(api.calls.at(-1)?.authorization).toBe("Bearer sk-secret-1234");
    studio.answerWith(answers.error(401));
    await browser
      .put("/api/writer")
      .send({ ...keyless, baseUrl: studio.url })
      .expect(422);
    studio.answerWith(answers.stream("ready"));
    await browser
      .put("/api/writer")
      .send({ ...keyless, baseUrl: studio.url })
      .expect(200);
    expect(studio.calls[0]?.authorization).toBeUndefined();
    await browser.put("/api/writer").send(address).expect(200);
    await browser
      .put("/api/writer")
      .send({ ...address, apiKey: "" })
      .expect(200);
    expect((await state()).choice.address.hasKey).toBe(false);
    // Sealed for one address and put beside another in the database, it opens nothing.
    await browser.put("/api/writer").send(address).expect(200);
    await test.db.update(writerChoice).set({ addressUrl: studio.url });
    expect((await state()).choice.address).toMatchObject({ baseUrl: studio.url, hasKey: false });
  });

  it.each([
    ["a key that is refused", () => answers.error(401), "apiKey", "The server refused this key."],
    ["an unknown model", () => answers.error(404), "model", "doesn't know this model"],
    ["another program", () => answers.nonsense(), "baseUrl", "isn't an OpenAI-compatible server"],
    [
      "a server that sends its callers elsewhere",
      () => answers.redirect(studio.url),
      "baseUrl",
      "isn't an OpenAI-compatible server",
    ],
  ] as const)("is not changed for %s, and says so at the field", async (_what, answer, field, message) => {
    const browser = test.visitor();
    studio.answerWith(answers.stream("ready"));
    api.answerWith(answer());
    const { body } = await browser.put("/api/writer").send(address).expect(422);
    expect(body.errors[field][0]).toContain(message);
    expect(studio.calls).toEqual([]);
    expect((await state()).now.kind).toBe("built-in");
  });

  it.each([
    [{}, 400],
    [{ kind: "chatbot" }, 400],
    [{ kind: "local", server: "ollama", model: "" }, 400],
    [{ kind: "local", server: "other", model: "x" }, 400],
    [{ kind: "local", server: "ollama", model: "x".repeat(201) }, 400],
    [{ kind: "local", server: "ollama", model: "not-there" }, 422],
    [{ kind: "address", baseUrl: "file:///etc/passwd", model: "x" }, 400],
    [{ kind: "address", baseUrl: "http://user:pass@127.0.0.1/v1", model: "x" }, 400],
    [{ kind: "address", baseUrl: "http://127.0.0.1:9/v1", model: "x" }, 422],
    [{ kind: "address", baseUrl: "http://169.254.169.254/v1", model: "x" }, 422],
    [{ kind: "address", baseUrl: 7, model: {} }, 400],
    [{ kind: "address", baseUrl: "http://127.0.0.1/v1", model: "x", apiKey: "with space" }, 400],
  ])("is not changed by %j", async (change, status) => {
    await test.visitor().put("/api/writer").send(change).expect(status);
    expect((await state()).now.kind).toBe("built-in");
  });

  it("stays one choice where two are made at once", async () => {
    await Promise.all([
      test.visitor().put("/api/writer").send(local).expect(200),
      test.visitor().put("/api/writer").send(local).expect(200),
    ]);
    expect(await test.db.$count(writerChoice)).toBe(1);
  });

  it("is not for callers through a proxy or by another name to choose, nor to see among what", async () => {
    for (const header of [{ "X-Forwarded-For": "203.0.113.5" }, { Host: "evil.example" }]) {
      await request(test.app).put("/api/writer").set(header).send(local).expect(401);
      const { body } = await request(test.app).get("/api/writer").set(header).expect(200);
      expect(body).toEqual({ now: expect.objectContaining({ kind: "built-in" }), mayChoose: false, choice: null });
    }
  });

  it("is a super admin's to choose once two people have accounts, and stands in the audit log", async () => {
    const one = await register(test, "grace");
    await one.browser.put("/api/writer").send({ kind: "built-in" }).expect(200);
    await register(test, "henry");
    await one.browser.put("/api/writer").send(local).expect(403);
    await one.browser.post("/api/writer/pull").send({ model: "qwen3:8b" }).expect(403);
    await one.browser.delete("/api/writer/pull").expect(403);
    await test.visitor().put("/api/writer").send(local).expect(401);
    expect((await state(one.browser)).choice).toBeNull();
    await test.db
      .update(users)
      .set({ isSuperAdmin: true, isAdmin: true, isApproved: true, isActive: true })
      .where(eq(users.id, one.id));
    const boss = test.visitor();
    await boss.post("/api/login").send({ username: "grace", password: goodPassword }).expect(200);
    await boss.put("/api/writer").send(local).expect(200);
    const entries = await test.db.select().from(auditEntries);
    const chosen = entries.filter(({ action }) => action !== "sign in");
    expect(chosen.at(-1)).toMatchObject({ actor: "grace", action: "choose writer", target: "qwen3:8b (Ollama)" });
  });

  describe("where Ollama runs without a model", () => {
    const pull = async (browser: ReturnType<typeof test.visitor>) => (await state(browser)).choice.pull;
    const until = async (browser: ReturnType<typeof test.visitor>, wanted: string) => {
      await expect.poll(async () => (await pull(browser))?.state, { timeout: 5_000 }).toBe(wanted);
      return pull(browser);
    };
    beforeEach(async () => {
      ollama.models.length = 0;
      ollama.pulls.length = 0;
      await expect.poll(async () => (await state()).choice.offer !== null, { timeout: 5_000 }).toBe(true);
    });

    it("one is offered with its size, and downloaded by Ollama with progress", async () => {
      const browser = test.visitor();
      const { offer } = (await state()).choice;
      expect(offer).toMatchObject({ model: expect.stringMatching(/^qwen3:/), bytes: expect.any(Number) });
      ollama.pullWith(
        { status: "pulling manifest" },
        { status: "pulling aaa", digest: "sha256:aaa", total: 4_000 },
        { status: "pulling aaa", digest: "sha256:aaa", total: 4_000, completed: 4_000 },
        { status: "pulling bbb", digest: "sha256:bbb", total: 1_000, completed: 1_000 },
        { status: "verifying sha256 digest" },
        { status: "success" },
      );
      await Promise.all([
        browser.post("/api/writer/pull").send({ model: offer.model }).expect(202),
        test.visitor().post("/api/writer/pull").send({ model: offer.model }).expect(202),
      ]);
      expect(await until(browser, "done")).toMatchObject({ completed: 5_000, total: 5_000 });
      expect(ollama.pulls).toHaveLength(1);
      await browser.put("/api/writer").send({ kind: "local", server: "ollama", model: offer.model });
    });

    it("a download can be cancelled, and Ollama hears of it", async () => {
      const browser = test.visitor();
      const { offer } = (await state()).choice;
      ollama.pullWith({ status: "pulling aaa", digest: "sha256:aaa", total: 4_000, completed: 1_000 });
      await browser.post("/api/writer/pull").send({ model: offer.model }).expect(202);
      await expect.poll(async () => (await pull(browser))?.completed, { timeout: 5_000 }).toBe(1_000);
      await browser.delete("/api/writer/pull").expect(204);
      expect(await until(browser, "cancelled")).toMatchObject({ completed: 1_000, total: 4_000 });
      await expect.poll(() => ollama.pulls[0]?.closed).toBe(true);
    });

    it("what Ollama says of a download that fails is told", async () => {
      const browser = test.visitor();
      const { offer } = (await state()).choice;
      ollama.pullWith({ error: "write /models: no space left on device" });
      await browser.post("/api/writer/pull").send({ model: offer.model }).expect(202);
      expect(await until(browser, "failed")).toMatchObject({ message: "write /models: no space left on device" });
    });

    it("no other model is", async () => {
      await test.visitor().post("/api/writer/pull").send({ model: "evil.example/x/y:z" }).expect(422);
      await test.visitor().post("/api/writer/pull").send({}).expect(400);
      expect(ollama.pulls).toEqual([]);
    });
  });
});

describe("who writes, where the environment says", () => {
  const test = useTestApp({ LOCAL_MODELS: ports, OPENAI_BASE_URL: api.url, OPENAI_MODEL: "set-model" });
  it("is shown and cannot be changed", async () => {
    const { body } = await test.visitor().get("/api/writer").expect(200);
    expect(body).toMatchObject({ now: { kind: "environment", model: "set-model" }, mayChoose: false });
    await test.visitor().put("/api/writer").send({ kind: "built-in" }).expect(409);
  });
});

describe("models on this computer, switched off", () => {
  const test = useTestApp({ LOCAL_MODELS: "off" });
  it("are not looked for", async () => {
    const { body } = await test.visitor().get("/api/writer").expect(200);
    expect(body.choice).toMatchObject({ looksHere: false, found: [], offer: null });
  });
});
