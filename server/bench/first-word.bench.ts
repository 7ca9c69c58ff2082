import { openPglite } from "../db/open-pglite.ts";
import { aLetterOrder, aPosting } from "../features/generator/testing/prompts.ts";
import { modelBody } from "../testing/model-letter.ts";
import { answers, startOpenAiServer } from "../testing/openai-server.ts";
import { against, type BenchRow, median } from "./bench-row.ts";
import { startProduct } from "./product.ts";

const ROUNDS = 25;
const WARM_UP = 3;

/** From the call to the letter's first words, against the model's own first token, in turn; a new visitor each time. */
export async function benchFirstWord(): Promise<BenchRow> {
  const model = await startOpenAiServer();
  model.answerWith(answers.stream(modelBody));
  const database = await openPglite({ folder: null, migrationsFolder: "migrations" });
  const product = await startProduct(database, { OPENAI_BASE_URL: model.url, OPENAI_MODEL: "stand-in" });
  const ask = (round: number) => {
    const prompt = `${aPosting}\nNotice ${round}`;
    const letter = { ...aLetterOrder(), form: { ...aLetterOrder().form, prompt } };
    return timeTo(/^event: text$/mu, `${product.url}/api/prompts`, { name: "Maya Okafor", email: "", prompt, letter });
  };
  const askModel = () =>
    timeTo(/"content"/u, `${model.url}/chat/completions`, {
      model: "stand-in",
      stream: true,
      messages: [{ role: "user", content: aPosting }],
    });
  const added: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const through = await ask(round);
    const own = await askModel();
    if (round >= WARM_UP) added.push(through - own);
  }
  await product.close();
  await model.close();
  return {
    what: "first word of a model's letter",
    measured: `${median(added).toFixed(1)} ms added`,
    baseline: "the model itself",
    ratio: "-",
    ...against("<= 10 ms", median(added)),
  };
}

/** Milliseconds until the answer's stream holds what is waited for. */
async function timeTo(awaited: RegExp, url: string, body: object): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(body),
  });
  if (!response.body) throw new Error(`${url} answered ${response.status}`);
  let seen = "";
  let waited: number | null = null;
  // Read to its end, so that the connection is kept for the next call.
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    seen += chunk;
    if (waited === null && awaited.test(seen)) waited = performance.now() - started;
  }
  if (waited === null) throw new Error(`${url} ended without ${awaited}: ${seen.slice(0, 300)}`);
  return waited;
}
