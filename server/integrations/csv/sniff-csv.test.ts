import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCsvSniffer } from "./sniff-csv.ts";

describe("what a CSV file looks like", { timeout: 90_000 }, () => {
  const sniffer = createCsvSniffer();
  const caller = { owner: 1 };
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-sniff-"));
  });
  afterAll(async () => {
    sniffer.close();
    await rm(folder, { recursive: true });
  });
  const sniff = async (content: string, reading = { delimiter: "", header: null as boolean | null }) => {
    const path = join(folder, "it's a file.csv");
    await writeFile(path, content);
    return sniffer.sniff(path, reading, caller);
  };
  const typesOf = async (content: string) => (await sniff(content)).fields.map(({ type }) => type);

  it.each([",", ";", "\t", "|"])("tells the delimiter %j", async (delimiter) => {
    const lines = [
      ["id", "name"],
      ["1", "a"],
      ["2", "b"],
    ].map((line) => line.join(delimiter));
    expect(await sniff(lines.join("\n"))).toMatchObject({
      delimiter,
      header: true,
      rows: [
        ["1", "a"],
        ["2", "b"],
      ],
    });
  });

  it("takes the first line for the names although a line at the end has other columns", async () => {
    const rows = Array.from({ length: 20 }, (_none, at) => `A-${at};x${at};paid`);
    const content = ["Order No;Customer;Status", ...rows, "A-90;x", "A-91;13;2026-01-01;12.00;paid"].join("\r\n");
    const { delimiter, header, fields } = await sniff(content);
    expect({ delimiter, header }).toEqual({ delimiter: ";", header: true });
    expect(fields.map(({ name }) => name)).toEqual(["Order No", "Customer", "Status"]);
  });

  it("tells the types that every value has, and text where they differ", async () => {
    const content = [
      "int,dec,exp,day,time,flag,code,mixed,empty,big",
      "1,1.5,1e3,2026-01-02,2026-01-02 10:00,true,007,1,,99999999999999999999",
      "-2,2,-2.5E-3,2026-1-3,2026-01-03T11:00:00Z,FALSE,010,x,,1",
      ",,,,,,,,,",
    ].join("\n");
    expect(await typesOf(content)).toEqual([
      "INTEGER",
      "DECIMAL",
      "DECIMAL",
      "DATE",
      "TIMESTAMP",
      "BOOLEAN",
      "VARCHAR",
      "VARCHAR",
      "VARCHAR",
      "DECIMAL",
    ]);
    expect(await typesOf("a,b\n2026-02-30,nan\n2026-01-01,1\n")).toEqual(["VARCHAR", "VARCHAR"]);
  });

  it("looks at as many columns as a table may have", async () => {
    const line = (text: (at: number) => string) => Array.from({ length: 500 }, (_none, at) => text(at)).join(",");
    const content = `${line((at) => `c${at}`)}\n${`${line((at) => (at === 499 ? "2026-01-01" : "1"))}\n`.repeat(30)}`;
    const types = await typesOf(content);
    expect([types.length, types.at(0), types.at(499)]).toEqual([500, "INTEGER", "DATE"]);
  });

  it("takes line breaks and quotes inside of values, and calls columns by their place where nothing names them", async () => {
    const { fields, rows } = await sniff('name,,name\n"a ""b""\nc",2,3\n');
    expect(fields.map(({ name }) => name)).toEqual(["name", "column2", "name_1"]);
    expect(rows).toEqual([['a "b"\nc', "2", "3"]]);
    expect((await sniff("1,2\n3,4\n", { delimiter: "", header: false })).fields).toEqual([
      { name: "column1", type: "INTEGER" },
      { name: "column2", type: "INTEGER" },
    ]);
  });

  it("is told of one line without a break, of lines of many lengths, and of quotes that never end", async () => {
    expect((await sniff("just some text")).fields).toHaveLength(1);
    expect((await sniff("a,b\n1\n1,2\n1,2,3\n", { delimiter: ",", header: true })).rows).toEqual([["1", "2"]]);
    expect((await sniff('a,b\n"1,2\n3,4\n', { delimiter: ",", header: true })).fields).toHaveLength(2);
  });

  it("looks at the beginning of a large file only, and at no line without end", async () => {
    const many = `a,b\n${"1,x\n".repeat(3_000_000)}oops,y\n`;
    expect(await sniff(many)).toMatchObject({ fields: [{ type: "INTEGER" }, { type: "VARCHAR" }] });
    expect((await sniff(`a,b\n"${"x".repeat(10_000_000)}`)).rows).toEqual([]);
  });

  it("gives no way to other files and commands", async () => {
    const delimiter = "'); copy (select 1) to '/tmp/evil.csv'; --";
    await expect(sniff("a,b\n1,2\n", { delimiter, header: true })).rejects.toThrow(/can't be read as a table/);
    await expect(sniffer.sniff(join(folder, "gone.csv"), { delimiter: "", header: null }, caller)).rejects.toThrow();
  });
});
