import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { readStoredText, storageKeys } from "#client/lib/browser-storage.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { currentVersion, emptyGeneratorState, type GeneratorState } from "./generator-state.schema.ts";
import { joinTabs } from "./join-tabs.ts";
import { joinVersions } from "./join-versions.ts";
import { addVersion, editVersion, versionText } from "./letter-versions.ts";
import { useGeneratorState } from "./use-generator-state.ts";

const { form: typed } = emptyGeneratorState;
const form = { ...typed, firstName: "Grace", lastName: "Adeyemi", skills: "telemetry", prompt: "We need a nurse." };
const opened: GeneratorState = addVersion(
  { ...emptyGeneratorState, order: { form, prompt: "We need a nurse." } },
  wholeAnswer(),
  "generate",
);
const texts = ({ versions }: GeneratorState) => versions.map(versionText);
const front = (state: GeneratorState) => {
  const version = currentVersion(state);
  return version && versionText(version);
};

it("keeps what two tabs made of one letter, each with its own in front", async () => {
  const one = renderHook(() => useGeneratorState(() => opened));
  const two = renderHook(() => useGeneratorState(() => opened));
  const tell = () =>
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.generatorState, newValue: "{}" }));
    });
  // The code that joins versions comes with the letter.
  await act(() => import("./join-versions.ts").then(() => undefined));
  act(() => {
    one.result.current.change((now) => editVersion(now, "TAB ONE"));
    one.result.current.save();
  });
  tell();
  expect(front(two.result.current.state)).toBe(versionText(opened.versions[0] ?? expect.fail()));
  await waitFor(() => expect(texts(two.result.current.state)).toContain("TAB ONE"));
  act(() => {
    two.result.current.change((now) => editVersion(now, "TAB TWO"));
    two.result.current.save();
  });
  tell();
  for (const { result } of [one, two])
    expect(texts(result.current.state).slice(1).toSorted()).toEqual(["TAB ONE", "TAB TWO"]);
  expect([front(one.result.current.state), front(two.result.current.state)]).toEqual(["TAB ONE", "TAB TWO"]);
  expect(readStoredText(storageKeys.generatorState)).toContain("TAB ONE");
});

it("takes no versions of another letter", () => {
  const other = { ...opened, order: { form, prompt: "We need a cook." } };
  const text = JSON.stringify(editVersion(other, "Another letter"));
  const joined = joinTabs(opened, { base: emptyGeneratorState.material, text, joinVersions });
  expect(joined).toMatchObject({ versions: 0, state: opened });
});
