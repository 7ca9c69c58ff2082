import { fireEvent, render, screen } from "@testing-library/react";
import { useCallback, useState } from "react";
import { expect, it } from "vitest";
import { emptyMaterial, type Facts, type MaterialLine } from "#shared/material/material.schema.ts";
import { FactsProvider } from "./facts-provider.tsx";
import { LineRow } from "./line-row.tsx";
import { PersonCard } from "./person-card.tsx";

it("draws no row anew while something is typed elsewhere", () => {
  let drawn = 0;
  const line: MaterialLine = {
    ...{ id: "line-1", origin: { from: "typed" }, confirmed: true },
    get text() {
      drawn += 1;
      return "Answered 80 calls a day";
    },
  };
  function Screen() {
    const [facts, setFacts] = useState<Facts>({ ...emptyMaterial, plain: [line] });
    const setDraft = useCallback(() => {}, []);
    const changeFacts = useCallback((apply: (now: Facts) => Facts) => setFacts(apply), []);
    return (
      <FactsProvider facts={facts} language="en" drafts={noDrafts} changeFacts={changeFacts} setDraft={setDraft}>
        <PersonCard />
        <LineRow line={line} list="plain" index={0} />
      </FactsProvider>
    );
  }
  render(<Screen />);
  const before = drawn;
  fireEvent.change(screen.getByLabelText("First name"), { target: { value: "Jane" } });
  expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Jane");
  expect(drawn).toBe(before);
});

const noDrafts = {};
