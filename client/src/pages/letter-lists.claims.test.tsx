import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import {
  honestLetter as honest,
  keepInBrowser,
  localLetter,
  savedLetter,
  nurseSources as sources,
} from "#client/testing/letters.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
// So that their code is here before the first test waits for it.
import "./history-page.tsx";
import "./local-history-page.tsx";
import "./my-cover-letters-page.tsx";

const AT = "/api/saved-cover-letters";
const invented = honest.replace(
  "a shift.",
  "a shift. Falls went down by 40 percent. I worked at Cedar Valley Hospital. I hold a CCRN certificate.",
);
const three = "3 claims have no source";

/** What was saved to disk: the names of the files. */
let files: string[];
beforeEach(() => {
  files = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:letter", revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
});

const { title } = savedLetter();

async function openList(at: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi(answers);
  const view = renderScreen(<AppRoutes />, { at });
  const choose = async (action: RegExp) => {
    await view.person.click(await screen.findByRole("button", { name: `More for ${title}` }));
    await view.person.click(await screen.findByRole("menuitem", { name: action }));
  };
  return { ...view, calls, choose };
}

function onAccount(content: string, alone: object = { promptInfo: { sources } }) {
  return {
    ...signedInAs(),
    [`GET ${AT}`]: { body: [savedLetter({ content, promptInfo: {} })] },
    [`GET ${AT}/5`]: { body: savedLetter({ content, ...alone }), headers: { ETag: '"one"' } },
    [`PUT ${AT}/5/vouched`]: { body: savedLetter({ content }) },
  };
}

describe.each(["/my-cover-letters", "/history"])("a letter of the account on %s", (at) => {
  it.each([/text/, /PDF/, /Word/])("is not downloaded as %s before its three inventions were seen", async (format) => {
    const { choose, person } = await openList(at, onAccount(invented));
    await choose(format);
    const asked = await screen.findByRole("dialog", { name: three });
    for (const words of ["40 percent", "Cedar Valley Hospital", "CCRN"])
      expect(within(asked).getByText(words)).toBeDefined();
    expect(files).toEqual([]);
    await person.click(within(asked).getByRole("button", { name: "Back to the letter" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(files).toEqual([]);
  });
});

describe("a letter on a list", () => {
  it("goes at once where it rests on its facts", async () => {
    const { choose } = await openList("/history", onAccount(honest));
    await choose(/text/);
    await vi.waitFor(() => expect(files).toEqual([expect.stringMatching(/\.txt$/)]));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("goes on the person's word, which is kept with it", async () => {
    const { choose, person, calls } = await openList("/history", onAccount(invented));
    await choose(/text/);
    const asked = await screen.findByRole("dialog", { name: three });
    for (const words of ["40 percent", "Cedar Valley Hospital", "CCRN"])
      await person.click(within(asked).getByRole("button", { name: new RegExp(`It's true.*${words}`) }));
    await person.click(await screen.findByRole("button", { name: "Download" }));
    expect(files).toHaveLength(1);
    expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(3);
  });

  it("leads to the form where its claims can be mended", async () => {
    const { choose, person } = await openList("/history", onAccount(invented));
    await choose(/PDF/);
    await person.click((await screen.findAllByRole("button", { name: /Take me there/ }))[0] ?? document.body);
    expect(await screen.findByRole("heading", { name: "Edit Cover Letter" })).toBeDefined();
    expect(files).toEqual([]);
  });

  it("says that it is not checked where its facts cannot be had", async () => {
    const { choose, person } = await openList("/history", { ...onAccount(invented), [`GET ${AT}/5`]: { status: 503 } });
    await choose(/text/);
    const asked = await screen.findByRole("dialog", { name: "Couldn't check this letter" });
    expect(files).toEqual([]);
    await person.click(within(asked).getByRole("button", { name: "Download anyway" }));
    expect(files).toHaveLength(1);
  });

  it("is held against what there is where it was kept without facts, and says so", async () => {
    const { choose } = await openList("/history", onAccount(invented, { promptInfo: { skills: "Epic" } }));
    await choose(/text/);
    const asked = await screen.findByRole("dialog", { name: /claims have no source/ });
    expect(within(asked).getByText(/saved without your details/)).toBeDefined();
    expect(within(asked).getByText("CCRN")).toBeDefined();
    expect(files).toEqual([]);
  });

  it("shows its claims marked when it is looked at, and asks from there too", async () => {
    const { person } = await openList("/my-cover-letters", onAccount(invented));
    await person.click(await screen.findByRole("button", { name: new RegExp(`^View ${title}`) }));
    const shown = await screen.findByRole("dialog", { name: title });
    expect(await within(shown).findByText(three)).toBeDefined();
    expect(within(shown).getAllByText("(no source)")).toHaveLength(3);
    await person.click(within(shown).getByRole("button", { name: "Download" }));
    expect(await screen.findByRole("dialog", { name: three })).toBeDefined();
    expect(files).toEqual([]);
  });
});

describe("a letter that only the browser keeps", () => {
  it.each(["/my-cover-letters", "/local-history"])("is asked about on %s", async (at) => {
    keepInBrowser(localLetter({ content: invented, promptInfo: { sources } }));
    const { choose } = await openList(at);
    await choose(/Word/);
    expect(await screen.findByRole("dialog", { name: three })).toBeDefined();
    expect(files).toEqual([]);
  });

  it("keeps the person's word, and gives it back when the word is taken back", async () => {
    keepInBrowser(localLetter({ content: invented.replace(/ Falls.*Hospital\./, ""), promptInfo: { sources } }));
    const { choose, person, unmount } = await openList("/local-history");
    await choose(/text/);
    await person.click(await screen.findByRole("button", { name: /It's true/ }));
    await person.click(await screen.findByRole("button", { name: "Download" }));
    expect(files).toHaveLength(1);
    unmount();

    const again = await openList("/local-history");
    await again.choose(/text/);
    await vi.waitFor(() => expect(files).toHaveLength(2));
    await again.person.click(screen.getByRole("button", { name: new RegExp(`^View ${title}`) }));
    await again.person.click(await screen.findByText("1 claim you confirmed"));
    await again.person.click(screen.getByRole("button", { name: /Remove confirmation/ }));
    expect(await screen.findByText("1 claim has no source")).toBeDefined();
  });
});
