import { aLetterOrder, aPosting } from "../features/generator/testing/prompts.ts";

/** Whoever calls: `ask` sends JSON, or bytes as they are, and gives the answer's text. @throws where the answer is none of these statuses. */
export type Caller = {
  ask: (method: string, path: string, body?: object, statuses?: readonly number[]) => Promise<string>;
};

/** A call that takes or gives much: `prepare` makes what it needs and gives the call itself. */
export type HeavyDoor = { what: string; prepare: (caller: Caller) => Promise<() => Promise<unknown>> };

/** Every door that takes or gives more than 50 kB, with the most that it takes. */
export const heavyDoors: readonly HeavyDoor[] = [
  {
    what: "PUT resume data",
    prepare:
      async ({ ask }) =>
      () =>
        ask("PUT", "/api/resume/data", aLongResume(), [200, 413]),
  },
  {
    what: "a letter beside the longest resume",
    prepare: async ({ ask }) => {
      for (const jobs of [60, 20, 10, 5, 1]) await ask("PUT", "/api/resume/data", aLongResume(jobs), [200, 413]);
      const resume = JSON.parse(await ask("GET", "/api/resume/data"));
      if (resume.experience.length < 1) throw new Error("no resume was kept");
      return () => ask("POST", "/api/prompts", { prompt: `${aPosting} ${Math.random()}`, letter: aLetterOrder() });
    },
  },
  {
    what: "a letter of the most rows",
    prepare: async ({ ask }) => {
      const material = { ...manyRows(), completions: [], ties: [] };
      const letter = () => ({ ...aLetterOrder(), material });
      return () => ask("POST", "/api/prompts", { prompt: `${aPosting} ${Math.random()}`, letter: letter() });
    },
  },
  {
    what: "PUT a set of 200 kB",
    prepare: async ({ ask }) => {
      const set = { name: "Facts", language: "en", facts: manyRows() };
      const { id } = JSON.parse(await ask("POST", "/api/fact-sets", set, [201]));
      return () => ask("PUT", `/api/fact-sets/${id}`, { ...set, name: `Facts ${Math.random()}`, keepVersion: true });
    },
  },
  {
    what: "POST a set with its versions",
    prepare:
      async ({ ask }) =>
      async () => {
        const versions = Array.from({ length: 1 }, () => ({ facts: manyRows(), at: "2026-11-01T10:00:00Z" }));
        const set = { name: "Facts", language: "en", facts: manyRows(), versions };
        const answer = await ask("POST", "/api/fact-sets", set, [201, 413]);
        const { id } = JSON.parse(answer);
        if (id) await ask("DELETE", `/api/fact-sets/${id}`, undefined, [204]);
      },
  },
  {
    what: "GET a set's versions",
    prepare: async ({ ask }) => {
      const set = { name: "Versions", language: "en", facts: manyRows() };
      const { id } = JSON.parse(await ask("POST", "/api/fact-sets", set, [201]));
      const update = (nth: number) => ({ ...set, facts: manyRows(`r${nth}-`), keepVersion: true });
      for (let nth = 0; nth < 21; nth++) await ask("PUT", `/api/fact-sets/${id}`, update(nth));
      return () => ask("GET", `/api/fact-sets/${id}/versions`);
    },
  },
  {
    what: "GET a letter's versions",
    prepare: async ({ ask }) => {
      const letter = { title: "Letter", content: "x".repeat(50_000) };
      const { id } = JSON.parse(await ask("POST", "/api/saved-cover-letters", letter, [201]));
      const text = (nth: number) => `${nth} ${"Dear team, é ".repeat(3_800)}`;
      for (let nth = 0; nth < 41; nth++)
        await ask("PUT", `/api/saved-cover-letters/${id}`, { ...letter, content: text(nth) });
      return () => ask("GET", `/api/saved-cover-letters/${id}/versions`);
    },
  },
  {
    what: "POST a letter with its versions",
    prepare:
      async ({ ask }) =>
      async () => {
        const version = { content: "é".repeat(20_000), made: "edit", at: "2026-11-01T10:00:00Z" };
        const versions = Array.from({ length: 20 }, () => version);
        const letter = { title: "Letter", content: "x".repeat(50_000), versions };
        const { id } = JSON.parse(await ask("POST", "/api/saved-cover-letters", letter, [201]));
        await ask("DELETE", `/api/saved-cover-letters/${id}`, undefined, [204]);
      },
  },
  {
    what: "PUT the widest workflow",
    prepare: async ({ ask }) => {
      const { id } = JSON.parse(await ask("POST", "/api/workflows", aWideWorkflow(), [201]));
      return () => ask("PUT", `/api/workflows/${id}`, { ...aWideWorkflow(), name: `Wide ${Math.random()}` });
    },
  },
  {
    what: "GET and duplicate the widest workflow",
    prepare: async ({ ask }) => {
      const { id } = JSON.parse(await ask("POST", "/api/workflows", aWideWorkflow(), [201]));
      return async () => {
        await ask("GET", `/api/workflows/${id}`);
        const copy = JSON.parse(await ask("POST", `/api/workflows/${id}/duplicate`, {}, [201]));
        await ask("DELETE", `/api/workflows/${copy.id}`, undefined, [204]);
      };
    },
  },
  ...[aWideWorkflow, aLongWorkflow, aStarWorkflow].map((make) => ({
    what: `execute and preview ${make.name}`,
    prepare: async ({ ask }: Caller) => {
      const { id } = JSON.parse(await ask("POST", "/api/workflows", make(), [201]));
      const { nodes, edges } = make();
      const nodeId = nodes.at(-1)?.id;
      return async () => {
        await ask("POST", `/api/workflows/${id}/execute`, {}, [202, 400, 422]);
        await ask("POST", "/api/workflows/preview", { nodes, edges, nodeId, limit: 10 }, [200, 400, 422]);
      };
    },
  })),
  // After the others: it fills the account with as many workflows as one may have.
  {
    what: "list many wide workflows and fifty versions of one",
    prepare: async ({ ask }) => {
      const { id } = JSON.parse(await ask("POST", "/api/workflows", aWideWorkflow(), [201]));
      for (let nth = 0; nth < 50; nth++)
        await ask("PUT", `/api/workflows/${id}`, { ...aWideWorkflow(), name: `Wide ${nth}` });
      for (let nth = 0; nth < 30; nth++) await ask("POST", `/api/workflows/${id}/duplicate`, {}, [201, 422]);
      return async () => {
        await ask("GET", "/api/workflows");
        await ask("GET", `/api/workflows/${id}/versions`);
      };
    },
  },
  {
    what: "GET 1,000 leads",
    prepare:
      async ({ ask }) =>
      () =>
        ask("GET", "/api/admin/user-submissions?limit=1000"),
  },
  {
    what: "GET the copy of one's data",
    prepare:
      async ({ ask }) =>
      () =>
        ask("GET", "/api/profile/export"),
  },
];

/** About as many bytes as a body may have. */
function aLongResume(jobs = 60) {
  const experience = Array.from({ length: jobs }, (_none, nth) => ({
    ...{ id: `job-${nth}`, title: `Nurse ${nth}`, company: "Mercy", period: "2019 - 2021" },
    description: "Charted telemetry readings. ".repeat(210),
  }));
  const projects = Array.from({ length: Math.floor(jobs / 2) }, (_none, nth) => ({
    ...{ name: `Project ${nth}`, period: "2020" },
    description: "Taught patients at home. ".repeat(230),
  }));
  const personalDetails = { name: "Maya Okafor", email: "", phone: "", location: "" };
  return { education: [], experience, projects, yearsOfExperience: 3, skills: [], strengths: [], personalDetails };
}

/** Rows of as few characters as can be, so that there are as many of them as a set takes. */
function manyRows(prefix = "r") {
  let count = 0;
  const entry = () => ({ id: `${prefix}${count++}`, origin: { from: "typed" }, confirmed: true });
  const line = () => ({ ...entry(), text: "Charted." });
  const lines = (length: number) => Array.from({ length }, line);
  const job = () => ({ ...entry(), title: "Nurse", employer: "M", place: "", from: "", to: "", lines: lines(50) });
  return {
    person: { firstName: "Maya", lastName: "Okafor", email: "", phone: "", place: "" },
    jobs: Array.from({ length: 35 }, job),
    papers: [],
    skills: Array.from({ length: 200 }, line),
    languages: [],
    links: [],
    plain: lines(300),
  };
}

type Node = { id: string; type: "custom"; position: { x: number; y: number }; data: Record<string, unknown> };

function aWorkflow(nodes: Node[], edges: [string, string][]) {
  return {
    name: "Heavy",
    nodes,
    edges: edges.map(([source, target]) => ({ id: `${source}-${target}`, source, target })),
  };
}

const place = { type: "custom" as const, position: { x: 0, y: 0 } };
const fields = Array.from({ length: 500 }, (_none, nth) => ({ name: `column ${nth}`, type: "VARCHAR" }));
const aSource: Node = {
  ...{ id: "source", ...place },
  data: { label: "CSV", nodeType: "source", connectorType: "csv", fields, config: { fileId: "sample" } },
};

function aMap(id: string, mappings: object[], keepOthers: boolean): Node {
  return {
    id,
    ...place,
    data: { label: id, nodeType: "transform", transformType: "map", config: { mappings, keepOthers } },
  };
}

/** Every column is looked for among five hundred, as often as a body has room for. */
function aWideWorkflow() {
  const mappings = Array.from({ length: 490 }, (_none, nth) => ({ source: "column 499", target: `t${nth}` }));
  const maps = Array.from({ length: 24 }, (_none, nth) => aMap(`map-${nth}`, mappings, false));
  return aWorkflow(
    [aSource, ...maps],
    maps.map(({ id }) => ["source", id]),
  );
}

/** Five hundred columns go through more than a thousand steps, each of which asks for some of them. */
function aLongWorkflow() {
  const mappings = ["498", "499"].map((nth) => ({ source: `column ${nth}`, target: `column ${nth}` }));
  const maps = Array.from({ length: 1_300 }, (_none, nth) => aMap(`map-${nth}`, mappings, true));
  const chain = [aSource, ...maps];
  return aWorkflow(
    chain,
    maps.map(({ id }, nth) => [chain[nth]?.id ?? "", id]),
  );
}

/** One step feeds all others. */
function aStarWorkflow() {
  const maps = Array.from({ length: 1_900 }, (_none, nth) =>
    aMap(`map-${nth}`, [{ source: "gone", target: "a" }], false),
  );
  return aWorkflow(
    [aSource, ...maps],
    maps.map(({ id }) => ["source", id]),
  );
}
