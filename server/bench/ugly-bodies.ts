/** The kinds of JSON that take longest to read for their bytes, each about as long as a body may be. */
export const uglyBodies: Readonly<Record<string, string>> = {
  "deep lists": `{"input":${"[".repeat(490_000)}${"]".repeat(490_000)}}`,
  "deep objects": `${'{"input":'.repeat(90_000)}1${"}".repeat(90_000)}`,
  "lists as deep as they may be": `{"input":[${Array(600).fill(nested(55)).join()}]}`,
  "empty objects": `{"input":[${Array(39_900).fill("{}").join()}]}`,
  numbers: `{"input":[${Array(39_900).fill("12345678901234567.25e-3").join()}]}`,
  keys: `{${Array.from({ length: 39_900 }, (_none, nth) => `"k${nth}-${"x".repeat(12)}":""`).join()}}`,
  "keys of the input": `{"input":{${Array.from({ length: 39_900 }, (_none, nth) => `"k${nth}":"v"`).join()}}}`,
  escapes: everywhere(`"${"\\u0000\\ud800".repeat(4_500)}"`),
  "long texts": everywhere(`"${"? Dr. \\u2022 ".repeat(3_800)}"`),
  "one long text": `{"username":"a","email":"a@b.example","password":"${"x".repeat(950_000)}","token":"a"}`,
  "lists in place of texts": everywhere(`[${Array(2_100).fill('{"a":[1]}').join()}]`),
};

function nested(levels: number): string {
  return `${"[".repeat(levels)}1${"]".repeat(levels)}`;
}

/** In every field that some door knows. */
function everywhere(value: string): string {
  const fields = [
    "name",
    "title",
    "content",
    "posting",
    "prompt",
    "text",
    "facts",
    "nodes",
    "edges",
    "parameters",
    "password",
  ];
  return `{${[...fields, "email", "ids", "addresses", "versions", "config", "input"].map((field) => `"${field}":${value}`).join()}}`;
}
