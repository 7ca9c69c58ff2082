import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { claimCheckerCode } from "#client/components/claims/load-claim-checker.ts";
import { type FakeAnswer, fakeApi } from "#client/testing/fake-api.ts";
import { honestLetter as honest, savedLetter, nurseSources as sources } from "#client/testing/letters.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { type PromptInfo, vouchSchema, withVouch } from "#shared/letters/saved-cover-letter.schema.ts";
// So that its code is here before the first test waits for it.
import "./edit-letter-page.tsx";

afterEach(() => vi.restoreAllMocks());

const AT = "/api/saved-cover-letters/5";
const invented = honest.replace("6 patients", "16 patients");

const savedAlone = (content: string, info: PromptInfo | null) => savedLetter({ content, promptInfo: info });

async function openForm(content: string, promptInfo: PromptInfo | null, more: Parameters<typeof fakeApi>[0] = {}) {
  let vouched = promptInfo?.vouched ?? [];
  const calls = fakeApi({
    ...signedInAs(),
    "GET /api/saved-cover-letters": { body: [] },
    [`GET ${AT}`]: () => ({ body: savedAlone(content, { ...promptInfo, vouched }), headers: { ETag: '"one"' } }),
    [`PUT ${AT}`]: { body: savedAlone(content, promptInfo), headers: { ETag: '"two"' } },
    [`PUT ${AT}/vouched`]: ({ body }) => {
      vouched = withVouch(vouched, vouchSchema.parse(body));
      return { body: savedAlone(content, { ...promptInfo, vouched }) };
    },
    ...more,
  });
  const { person, unmount } = renderScreen(<AppRoutes />, { at: "/edit-letter/5" });
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Content");
  const puts = (path = AT) => calls.filter((call) => call.method === "PUT" && call.path === path);
  const save = () => person.click(screen.getByRole("button", { name: "Save Changes" }));
  return { person, field, puts, save, unmount };
}

const retype = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } });

describe("the claims of a saved letter", () => {
  it("are counted, led to and asked about before it is saved", async () => {
    const { person, field, puts, save } = await openForm(invented, { sources });
    const card = await screen.findByRole("region", { name: "1 claim has no source" });
    await person.click(within(card).getByRole("button", { name: /Take me there/ }));
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("16");

    await save();
    const asked = await screen.findByRole("dialog", { name: "1 claim has no source" });
    expect(puts()).toEqual([]);
    await person.click(within(asked).getByRole("button", { name: "Save anyway" }));
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    expect(puts()).toHaveLength(1);
  });

  it("stand on the person's word once that was given, which is kept with the letter and can be taken back", async () => {
    const { person, puts, save } = await openForm(invented, { sources });
    await person.click(await screen.findByRole("button", { name: /It's true, keep it/ }));
    expect(screen.queryByRole("region", { name: "1 claim has no source" })).toBeNull();
    const [kept] = puts(`${AT}/vouched`);
    expect(kept?.body).toEqual({ key: expect.stringMatching(/^number 16 [0-9a-f]{16}$/), vouched: true });
    await save();
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    expect(puts()).toHaveLength(1);

    await person.click(screen.getByText("1 claim you confirmed"));
    await person.click(screen.getByRole("button", { name: /Remove confirmation/ }));
    expect(await screen.findByRole("region", { name: "1 claim has no source" })).toBeDefined();
    expect(puts(`${AT}/vouched`).at(-1)?.body).toMatchObject({ vouched: false });
  });

  it("are asked about again when another word stands in their sentence, on later visits too", async () => {
    const first = await openForm(invented, { sources });
    await first.person.click(await screen.findByRole("button", { name: /It's true, keep it/ }));
    const { key } = vouchSchema.parse(first.puts(`${AT}/vouched`)[0]?.body);
    first.unmount();

    const { field } = await openForm(invented, { sources, vouched: [key] });
    expect(await screen.findByText("1 claim you confirmed")).toBeDefined();
    retype(field, invented.replace("a shift", "a shift, always"));
    expect(await screen.findByRole("region", { name: "1 claim has no source" })).toBeDefined();
    retype(field, invented.replace("At Mercy", "at  Mercy"));
    expect(await screen.findByText("1 claim you confirmed")).toBeDefined();
    expect(screen.queryByRole("region", { name: "1 claim has no source" })).toBeNull();
  });

  it("are asked about again where the word could not be kept", async () => {
    const { person } = await openForm(invented, { sources }, { [`PUT ${AT}/vouched`]: { status: 503 } });
    await person.click(await screen.findByRole("button", { name: /It's true, keep it/ }));
    expect(await screen.findByText("Couldn't save that")).toBeDefined();
    expect(await screen.findByRole("region", { name: "1 claim has no source" })).toBeDefined();
  });

  it("are asked about before one's own words are saved over another version", async () => {
    let current = honest;
    const answers: FakeAnswer[] = [{ status: 412, body: { message: "This letter was changed in the meantime." } }];
    const { person, field, puts, save } = await openForm(
      honest,
      { sources },
      {
        [`GET ${AT}`]: () => ({ body: savedAlone(current, { sources }), headers: { ETag: `"${current.length}"` } }),
        [`PUT ${AT}`]: () => answers.shift() ?? { body: savedAlone(invented, { sources }), headers: { ETag: '"two"' } },
      },
    );
    retype(field, honest.replace("Dear team", "Dear all"));
    current = `${honest} `;
    await save();
    await screen.findByRole("dialog", { name: "This letter was changed elsewhere" });
    retype(screen.getByLabelText("Your version, not saved"), invented);
    await person.click(screen.getByRole("button", { name: "Save my version" }));
    const asked = await screen.findByRole("dialog", { name: "1 claim has no source" });
    expect(puts()).toHaveLength(1);
    await person.click(within(asked).getByRole("button", { name: "Save anyway" }));
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    expect(puts().at(-1)?.body).toMatchObject({ content: invented });
  });

  it("let a letter through that rests on its facts", async () => {
    const { puts, save } = await openForm(honest, { sources });
    await save();
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(puts()).toHaveLength(1);
  });

  it("are held against what there is in a letter from before, and that is said", async () => {
    const { person, puts, save } = await openForm(invented, { skills: "Triage, Epic" });
    const card = await screen.findByRole("region", { name: /claims? ha(s|ve) no source/ });
    expect(within(card).getByText(/saved without your details/)).toBeDefined();
    await save();
    const asked = await screen.findByRole("dialog", { name: /claims? ha(s|ve) no source/ });
    expect(within(asked).getByText("16")).toBeDefined();
    expect(within(asked).getByText(/saved without your details/)).toBeDefined();
    await person.click(within(asked).getByRole("button", { name: "Save anyway" }));
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
    expect(puts()).toHaveLength(1);
  });

  it("stay with the words of a letter that was deleted meanwhile", async () => {
    const posts: unknown[] = [];
    const { person, field, save } = await openForm(
      honest,
      { sources },
      {
        [`PUT ${AT}`]: { status: 404, body: { message: "We couldn't find this cover letter" } },
        "POST /api/saved-cover-letters": ({ body }) => {
          posts.push(body);
          return { status: 201, body: savedLetter({ id: 6 }) };
        },
      },
    );
    retype(field, honest.replace("Dear team", "Dear all"));
    await save();
    await person.click(await screen.findByRole("button", { name: "Save as a new letter" }));
    await waitFor(() => expect(posts).toMatchObject([{ promptInfo: { sources } }]));
  });

  it("are said to be unchecked where the checker cannot be loaded", async () => {
    vi.spyOn(claimCheckerCode, "load").mockRejectedValue(new TypeError("Failed to fetch"));
    const { person, puts, save } = await openForm(invented, { sources });
    await save();
    const asked = await screen.findByRole("dialog", { name: "Couldn't check this letter" });
    expect(puts()).toEqual([]);
    await person.click(within(asked).getByRole("button", { name: "Save anyway" }));
    expect(await screen.findByText("Cover letter updated successfully")).toBeDefined();
  });
});
