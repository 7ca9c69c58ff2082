import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { addDays } from "date-fns";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import writeXlsx from "write-excel-file/universal";
import { goodPassword, type Person, register } from "#server/testing/people.ts";
import { type S3Server, startS3Server } from "#server/testing/s3-server.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { newNode } from "#shared/workflows/new-node.ts";
import { sampleFields } from "#shared/workflows/sample-fields.ts";
import { workflowFiles } from "#shared/workflows/workflow-file.table.ts";

const address = "/api/workflow-files";
const csv = 'id;name;price;day;ok\n1;Äpfel;1.5;2026-01-02;true\n2;"Birnen; grün";2;2026-01-03;false\n';

describe("uploaded files", { timeout: 90_000 }, () => {
  const test = useTestApp({ UPLOAD_LIMIT_MB: "1" });
  let mara: Person;
  beforeEach(async () => {
    await rm(`${test.env.dataDir}/files`, { recursive: true, force: true });
    mara = await register(test, "mara");
  });

  it("that are deleted say who uses them, can be brought back for 7 days, and are gone then", async () => {
    const { id } = (await upload(csv, "fruit.csv")).body;
    const source = newNode("source:csv", { x: 0, y: 0 }, { config: { fileId: id } });
    await mara.browser.post("/api/workflows").send({ name: "Fruit", nodes: [source], edges: [] });
    expect((await mara.browser.get(`${address}/${id}/uses`)).body).toEqual(["Fruit"]);
    const nora = await register(test, "nora");
    expect((await nora.browser.get(`${address}/${id}/uses`)).status).toBe(404);
    expect((await mara.browser.delete(`${address}/${id}`)).status).toBe(204);
    expect((await mara.browser.delete(`${address}/${id}`)).status).toBe(404);
    expect((await mara.browser.get(address)).body).toEqual([]);
    expect((await mara.browser.get(`${address}/deleted`)).body).toMatchObject([{ id, name: "fruit.csv" }]);
    expect((await nora.browser.get(`${address}/deleted`)).body).toEqual([]);
    expect((await nora.browser.post(`${address}/${id}/restore`)).status).toBe(404);
    await test.tidy(addDays(new Date(), 6));
    expect((await mara.browser.post(`${address}/${id}/restore`)).body).toMatchObject({ id, name: "fruit.csv" });
    expect((await mara.browser.post(`${address}/${id}/restore`)).status).toBe(404);
    expect((await mara.browser.get(`${address}/${id}?delimiter=,`)).status).toBe(200);
    await mara.browser.delete(`${address}/${id}`);
    await test.tidy(addDays(new Date(), 8));
    expect((await mara.browser.post(`${address}/${id}/restore`)).status).toBe(404);
    expect(await test.db.$count(workflowFiles)).toBe(0);
  });

  it("keep of their first rows what is quickly looked at, however wide they are, and are listed some at a time", async () => {
    const names = Array.from({ length: 300 }, (_, at) => `c${at}`);
    // Control characters take six times their length in JSON.
    const cell = "\u0001".repeat(50);
    const rows = Array.from({ length: 10 }, () => Object.fromEntries(names.map((name) => [name, cell])));
    const made = await upload(JSON.stringify(rows), "wide.json");
    expect(made.status, made.text.slice(0, 200)).toBe(201);
    expect(made.text.length).toBeLessThan(130_000);
    expect(made.body.rows[0]).toHaveLength(300);
    for (let more = 0; more < 5; more++) expect((await upload(csv, `fruit${more}.csv`)).status).toBe(201);
    const { body } = await mara.browser.get(address);
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      ...["fruit4.csv", "fruit3.csv", "fruit2.csv", "fruit1.csv", "fruit0.csv", "wide.json"],
    ]);
  });

  it("are read as a table, listed, read otherwise and deleted", async () => {
    const made = await upload(csv, "Früchte.csv");
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: "Früchte.csv",
      size: Buffer.byteLength(csv),
      delimiter: ";",
      header: true,
      fields: [
        { name: "id", type: "INTEGER" },
        { name: "name", type: "VARCHAR" },
        { name: "price", type: "DECIMAL" },
        { name: "day", type: "DATE" },
        { name: "ok", type: "BOOLEAN" },
      ],
      rows: [
        ["1", "Äpfel", "1.5", "2026-01-02", "true"],
        ["2", "Birnen; grün", "2", "2026-01-03", "false"],
      ],
    });
    const one = `${address}/${made.body.id}`;
    expect((await mara.browser.get(address)).body).toEqual([made.body]);
    expect((await mara.browser.get(one)).body).toEqual(made.body);
    const otherwise = (await mara.browser.get(`${one}?delimiter=,&header=false`)).body;
    expect(otherwise).toMatchObject({ delimiter: ",", header: false });
    expect(otherwise.fields[0].name).toBe("column1");
    expect((await mara.browser.delete(one)).status).toBe(204);
    expect((await mara.browser.get(one)).status).toBe(404);
    expect(await keptFiles()).toHaveLength(1);
    await test.tidy(addDays(new Date(), 8));
    expect(await keptFiles()).toEqual([]);
  });

  it("are read otherwise for one account a few at once, because each may be copied for that", async () => {
    const { id } = (await upload(csv)).body;
    const looks = Array.from({ length: 9 }, () => mara.browser.get(`${address}/${id}?delimiter=,`).then((got) => got));
    const answers = (await Promise.all(looks)).map(({ status, headers }) => `${status} ${headers["retry-after"]}`);
    expect([...new Set(answers)].sort()).toEqual(["200 undefined", "429 5"]);
  });

  it("of any encoding are kept as UTF-8", async () => {
    const text = "name,city\nZoë,Kraków\nJosé,Málaga\n";
    const west = "name,city\nZoë,München\n";
    const wide = Buffer.from(`\ufeff${text}`, "utf16le");
    const cases: [Buffer, string][] = [
      [Buffer.from(`\ufeff${text}`), "Kraków"],
      [wide, "Kraków"],
      [Buffer.from(wide).swap16(), "Kraków"],
      [Buffer.from(text, "utf16le"), "Kraków"],
      [Buffer.from(west, "latin1"), "München"],
    ];
    for (const [bytes, city] of cases) {
      const { body } = await upload(bytes);
      expect([body.fields[0].name, body.rows[0]]).toEqual(["name", ["Zoë", city]]);
    }
  });

  it("may be Excel, JSON and Parquet, whatever they are called, and say sheets and columns", async () => {
    const sheets = [
      { sheet: "Notes", data: [[{ value: "text" }], [{ value: "hello" }]] },
      {
        sheet: "Fruit",
        data: [
          [{ value: "id" }, { value: "name" }],
          [{ value: 7 }, { value: "Äpfel" }],
        ],
      },
    ];
    const book = Buffer.from(await (await writeXlsx(sheets).toBlob()).arrayBuffer());
    const made = await upload(book, "fruit.csv");
    expect([made.status, made.body]).toMatchObject([
      201,
      { format: "xlsx", sheets: ["Notes", "Fruit"], fields: [{ name: "text", type: "VARCHAR" }], rows: [["hello"]] },
    ]);
    const sheet = await mara.browser.get(`${address}/${made.body.id}?sheet=Fruit`);
    expect(sheet.body).toMatchObject({
      fields: [
        { name: "id", type: "INTEGER" },
        { name: "name", type: "VARCHAR" },
      ],
      rows: [["7", "Äpfel"]],
    });
    const noSheet = await mara.browser.get(`${address}/${made.body.id}?sheet=%00x`);
    expect([noSheet.status, noSheet.body.message]).toEqual([422, expect.stringMatching(/no sheet/)]);
    const json = await upload('\ufeff{"data":{"items":[{"id":1,"at":{"city":"Łódź"}}]}}', "a.json");
    expect(json.body).toMatchObject({ format: "json", fields: [{ name: "data.items" }] });
    const path = await mara.browser.get(`${address}/${json.body.id}?rowsPath=data.items`);
    expect(path.body).toMatchObject({ fields: [{ name: "id" }, { name: "at.city" }], rows: [["1", "Łódź"]] });
    expect((await mara.browser.get(`${address}/${json.body.id}?rowsPath=data.none`)).status).toBe(422);
    expect((await mara.browser.get(`${address}/${json.body.id}?rowsPath=${"x".repeat(201)}`)).status).toBe(400);
    expect((await mara.browser.get(address)).body.map((file: { format: string }) => file.format)).toEqual([
      "json",
      "xlsx",
    ]);
    const cut = await upload('[{"id":1}', "b.json");
    expect([cut.status, cut.body.message]).toEqual([422, expect.stringMatching(/ends in the middle/)]);
    const list = await upload("[1, 2]\n", "list.csv");
    expect(list.body).toMatchObject({ format: "csv" });
  });

  it.each([
    ["nothing at all", "", 422, /empty/],
    ["an Excel file that is none", "PK\x03\x04\x14\x00rest", 422, /damaged/],
    ["an old Excel file", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 415, /old Excel/],
    ["a Parquet file that is none", "PAR1rest", 422, /Parquet/],
    ["a PDF", "%PDF-1.7 ...", 415, /PDF/],
    ["bytes that are no text", Buffer.from([1, 0, 0, 3, 0, 0, 200, 0]), 415, /isn't text/],
    ["more than is allowed", "x".repeat(1024 * 1024 + 1), 413, /at most 1 MB/],
    ["much more than is allowed", "x".repeat(3 * 1024 * 1024), 413, /at most 1 MB/],
    ["too many columns", `${Array.from({ length: 501 }, (_, at) => `c${at}`).join(",")}\n`, 422, /501 columns/],
    ["a name that is none", `${"x".repeat(300)},b\n1,2\n`, 422, /too long/],
  ])("are refused with %s", async (_what, content, status, message) => {
    const answer = await upload(content);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)]);
    expect((await mara.browser.get(address)).body).toEqual([]);
    expect(await keptFiles()).toEqual([]);
  });

  it("refuse forms that are none, and names that lead elsewhere", async () => {
    expect((await mara.browser.post(address).send({ file: "x" })).status).toBe(415);
    expect((await mara.browser.post(address).field("a", "b")).status).toBe(400);
    expect((await mara.browser.post(address).attach("other", Buffer.from(csv), "x.csv")).status).toBe(400);
    const cut = mara.browser.post(address).set("Content-Type", "multipart/form-data; boundary=x");
    expect(
      (await cut.send('--x\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\na,b')).status,
    ).toBe(400);
    const deep = await mara.browser.post(address).attach("file[a][b][c]", Buffer.from(csv), "x.csv");
    expect(deep.status).toBe(400);
    const named = await upload(csv, "../../etc/pass\u0085wd<script>.csv");
    expect(named.body.name).toBe("passwd<script>.csv");
    expect(await readdir(`${test.env.dataDir}/uploads`)).toEqual([]);
  });

  it("keep cells that look like formulas or markup as they are", async () => {
    const { body } = await upload('a,__proto__,constructor\n=cmd(),<script>,"x\ny"\n');
    expect(body.fields.map(({ name }: { name: string }) => name)).toEqual(["a", "__proto__", "constructor"]);
    expect(body.rows).toEqual([["=cmd()", "<script>", "x\ny"]]);
  });

  it("are nobody else's", async () => {
    const { id } = (await upload(csv)).body;
    const nora = await register(test, "nora");
    expect((await nora.browser.get(`${address}/${id}`)).status).toBe(404);
    expect((await nora.browser.get(`${address}/${id}?delimiter=,`)).status).toBe(404);
    expect((await nora.browser.delete(`${address}/${id}`)).status).toBe(404);
    expect((await nora.browser.get(address)).body).toEqual([]);
    expect((await test.visitor().get(address)).status).toBe(401);
    expect((await test.visitor().post(address).attach("file", Buffer.from(csv), "x.csv")).status).toBe(401);
    expect((await mara.browser.get(`${address}/${id}`)).status).toBe(200);
  });

  it.each([
    "/abc",
    "/0",
    "/%00",
    "/1;drop",
    "/sample?delimiter=ab",
    "/sample?delimiter=%00",
    "/sample?delimiter=%22",
    "/sample?header=maybe",
  ])("have nothing at %s", async (path) => {
    expect((await mara.browser.get(`${address}${path}`)).status).toBe(400);
  });

  it("come with sample data that has the columns the product tells of it", async () => {
    const { body } = await mara.browser.get(`${address}/sample?header=true`);
    expect(body).toMatchObject({ id: "sample", delimiter: ",", header: true, fields: [...sampleFields] });
    expect(body.rows[0]).toEqual([
      "1",
      "Headline A",
      "Spring Launch",
      "2026-01-01",
      expect.stringMatching(/^\d+\.\d\d$/),
    ]);
    const plain = (await mara.browser.get(`${address}/sample?header=false`)).body;
    expect(plain.rows[0]).toEqual(sampleFields.map(({ name }) => name));
    const path = `${test.env.dataDir}/workflow-files/sample-campaigns.csv`;
    const stored = await upload(await readFile(path));
    expect(stored.body).toMatchObject({ fields: body.fields, rows: body.rows, size: body.size });
    // How it looks is known by now: however often somebody asks, no process looks again.
    await writeFile(path, "never;looked;at\n");
    expect((await mara.browser.get(`${address}/sample?header=false`)).body).toEqual(plain);
    await rm(path);
    expect((await mara.browser.delete(`${address}/sample`)).status).toBe(400);
  });

  it("are limited in number and in bytes for each account", async () => {
    const row = {
      userId: mara.id,
      name: "x",
      fileKey: "uploads/1/x.csv",
      delimiter: ",",
      header: true,
      fields: [],
      rows: [],
    };
    await test.db.insert(workflowFiles).values({ ...row, size: 1024 ** 3 - 10 });
    expect((await upload(csv)).body.message).toMatch(/at most 1 GB/);
    await test.db.delete(workflowFiles);
    await test.db.insert(workflowFiles).values(Array.from({ length: 200 }, () => ({ ...row, size: 1 })));
    expect((await upload(csv)).body.message).toMatch(/at most 200 files/);
  });

  it("are in the copy of one's data and go with the account, and so do strays", async () => {
    await upload(csv, "mine.csv");
    expect((await mara.browser.get("/api/profile/export")).body.workflowFiles).toMatchObject([{ name: "mine.csv" }]);
    expect((await mara.browser.delete("/api/profile").send({ password: goodPassword })).status).toBe(204);
    await test.settled();
    expect(await keptFiles()).toEqual([]);
    expect(await test.db.select().from(workflowFiles)).toEqual([]);

    const nora = await register(test, "nora");
    await nora.browser.post(address).attach("file", Buffer.from(csv), "kept.csv");
    await nora.browser.post(address).attach("file", Buffer.from(csv), "stray.csv");
    await test.query("delete from workflow_files where name = 'stray.csv'");
    await test.tidy(new Date());
    expect(await keptFiles()).toHaveLength(2);
    await test.tidy(addDays(new Date(), 2));
    expect(await keptFiles()).toHaveLength(1);
  });

  function upload(content: string | Buffer, name = "data.csv") {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    return mara.browser.post(address).attach("file", bytes, name);
  }

  async function keptFiles(): Promise<string[]> {
    const entries = await readdir(`${test.env.dataDir}/files`, { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }
});

describe("uploaded files in an S3-compatible store", { timeout: 90_000 }, () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3Server();
  });
  afterAll(() => s3.close());
  const test = useTestApp(() => s3.environment);

  it("are kept there alone, read back, and taken away with their accounts", async () => {
    const { browser } = await register(test, "mara");
    const nora = await register(test, "nora");
    await nora.browser.post(address).attach("file", Buffer.from(csv), "nora.csv");
    for (const name of ["a.csv", "b.csv", "c.csv"]) await browser.post(address).attach("file", Buffer.from(csv), name);
    expect([...s3.objects.values()].map(({ content }) => content.toString())).toEqual([csv, csv, csv, csv]);
    const [{ id }] = (await browser.get(address)).body;
    const { body } = await browser.get(`${address}/${id}?header=false`);
    expect(body.rows[0]).toEqual(["id", "name", "price", "day", "ok"]);
    expect(await readdir(`${test.env.dataDir}/workflow-files`)).toEqual([]);
    expect((await browser.delete(`${address}/${id}`)).status).toBe(204);
    expect(s3.objects.size).toBe(4);
    await browser.delete("/api/profile").send({ password: goodPassword });
    await test.settled();
    expect([...s3.objects.keys()]).toEqual([expect.stringMatching(/^uploads\/2\//)]);
  });

  it("answer that something is wrong while the store is down, and keep nothing half", async () => {
    const { browser } = await register(test, "mara");
    const { id } = (await browser.post(address).attach("file", Buffer.from(csv), "a.csv")).body;
    s3.objects.clear();
    expect((await browser.get(`${address}/${id}?header=false`)).status).toBe(404);
  });
});
