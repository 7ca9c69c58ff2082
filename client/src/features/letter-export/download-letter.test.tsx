import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { downloadPdf, downloadText } from "./download-letter.ts";
import type { LetterDocument } from "./letter-document.ts";

const letter: LetterDocument = {
  letterhead: { name: "Grace" },
  parts: { paragraphs: [[{ text: "Hi" }]] },
  language: "en",
};

/** What the browser was asked to save; jsdom itself saves nothing. */
function watchDownloads(): { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        file = blob;
        return "blob:letter";
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  return saved;
}

afterEach(() => vi.restoreAllMocks());

describe("downloads", () => {
  it("saves the text as it is, named after its title", async () => {
    const saved = watchDownloads();
    expect(await downloadText({ title: "Charge Nurse", content: "Dear…\n\nŁ" })).toBe(saved[0]?.file);
    expect(saved.map(({ name }) => name)).toEqual(["charge_nurse.txt"]);
    expect(await saved[0]?.file.text()).toBe("Dear…\n\nŁ");
  });

  it("says so and saves nothing where the typeface cannot be fetched", async () => {
    const saved = watchDownloads();
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
    renderScreen(<p />);
    expect(await downloadPdf(letter)).toBeNull();
    expect((await screen.findAllByText("Download failed")).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });

  it("says what works meanwhile where there is no connection", async () => {
    watchDownloads();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderScreen(<p />);
    expect(await downloadPdf(letter)).toBeNull();
    expect(await screen.findByText(/^You're offline\. Copy the text or download it as TXT instead\.$/)).toBeDefined();
  });
});
