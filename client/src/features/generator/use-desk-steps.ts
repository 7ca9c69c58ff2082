import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PromptForm } from "#shared/generator/prompt-form.schema.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { countRows } from "./desk-letter.ts";
import { checkDesk, type DeskProblems, firstStepIn, problemsIn, serverProblems } from "./desk-problems.ts";
import { type DeskStep, deskSteps } from "./desk-state.schema.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { headDoubts } from "./posting/read-job.ts";
import type { Generator } from "./use-generator.ts";

/** Goes on with what takes in what still stands in boxes for new rows: its code comes with the first of them. */
function withDrafts(state: GeneratorState, goOn: (commit: (now: GeneratorState) => GeneratorState) => void): void {
  const asTheyStand = (now: GeneratorState) => now;
  if (Object.keys(state.desk.drafts).length === 0) goOn(asTheyStand);
  else
    void import("./facts/commit-drafts.ts").then(
      ({ commitDrafts }) => goOn(commitDrafts),
      () => goOn(asTheyStand),
    );
}

/** The way through the steps: what may be opened, what is missing and said, and the letter at its end. */
export function useDeskSteps(generator: Generator, onSortText: (text: string) => Promise<Facts>) {
  const { state, change, failure } = generator;
  const [told, setTold] = useState<readonly DeskStep[]>([]);
  const [isWriting, setWriting] = useState(false);
  const [isSorting, setSorting] = useState(false);
  /** What became of a pasted text or of a press on Next, and what was to be checked when that was said. */
  const [said, setSaid] = useState<{ text: string; doubts: string; at?: DeskStep }>(nothingSaid);
  /** The doubts that Next has stopped at: the second press goes on. */
  const warned = useRef("");
  /** Counts the presses that found something missing: each puts the focus where it is missing. */
  const [found, setFound] = useState(0);
  const { step } = state.desk;
  const left = useRef<HTMLDivElement>(null);
  const postingBox = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(state);
  latest.current = state;
  const missing = useMemo(() => missingIn(state), [state]);
  const refused = useMemo(() => serverProblems(failure), [failure]);
  const filled: Record<DeskStep, boolean> = {
    job: Object.keys(problemsIn("job", missing)).length === 0,
    facts: Object.keys(problemsIn("facts", missing)).length === 0,
    questions: false,
  };

  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ step, found });
  const arrived = useRef(Number.NEGATIVE_INFINITY);
  /** The field that lacks something, once it is there. */
  const wanted = useRef(false);
  const focusMissing = useCallback(() => {
    const field = left.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!wanted.current || !field) return;
    wanted.current = false;
    field.focus();
  }, []);

  // A new step begins at its title, for eyes, keyboard and screen reader alike, unless something is to be put right in it.
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, found };
    wanted.current ||= found !== before.found;
    if (step !== before.step) window.scrollTo(0, 0);
    if (step !== before.step) arrived.current = performance.now();
    if (step !== before.step && !wanted.current) title.current?.focus({ preventScroll: true });
    focusMissing();
  }, [step, found, focusMissing]);
  // What the server refuses is shown in the step in which it is put right.
  useEffect(() => {
    const first = firstStepIn(refused);
    if (!first) return;
    change((now) => atStep(now, first));
    setFound((count) => count + 1);
  }, [refused, change]);

  function open(wanted: DeskStep): void {
    setSaid(nothingSaid);
    withDrafts(state, (commit) => change((now) => atStep(commit(now), wanted)));
  }

  /** True where the person may go on: rows of a pasted text that are to be checked are shown first. */
  async function takePasted(): Promise<boolean> {
    if (isSorting) return false;
    setSorting(true);
    try {
      const { sortPasted } = await import("./facts/sort-pasted.ts");
      const { apply, said: told, waiting } = await sortPasted(latest.current, onSortText);
      latest.current = apply(latest.current);
      change(apply);
      warned.current = doubtsAt("facts", latest.current);
      setSaid({ text: told, doubts: warned.current, at: "facts" });
      return waiting === 0;
    } finally {
      setSorting(false);
    }
  }

  /** A press so soon after the step came may be the rest of a double tap, where the browser does not count presses. */
  function isSoon({ detail }: Press): boolean {
    return detail > 0 && performance.now() - arrived.current < DOUBLE_TAP;
  }

  /** Goes on when this step has what the letter needs of it, else says what is missing. */
  async function next(press: Press): Promise<void> {
    const isEcho = isSoon(press);
    setSaid(nothingSaid);
    if (step === "facts" && hasPasted(latest.current) && !(await takePasted())) return;
    withDrafts(latest.current, (commit) => {
      const now = commit(latest.current);
      change(() => now);
      if (!stopsAtDoubt(now)) goOnFrom(now, isEcho);
    });
  }

  /** The first press on Next shows what is to be checked: left unchecked, the letter goes without it. */
  function stopsAtDoubt(now: GeneratorState): boolean {
    const doubts = doubtsAt(step, now);
    if (doubts === "" || doubts === warned.current) return false;
    warned.current = doubts;
    setSaid({ text: wordsForDoubts(step, now), doubts, at: step });
    const [first] = left.current?.querySelectorAll<HTMLElement>("[data-doubt] button") ?? [];
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "center" });
    return true;
  }

  function goOnFrom(now: GeneratorState, isEcho: boolean): void {
    const missingNow = missingIn(now);
    if (Object.keys(problemsIn(step, missingNow)).length > 0) {
      if (isEcho) return;
      setTold((steps) => [...steps, step]);
      setFound((count) => count + 1);
      return;
    }
    const isFactsDone = now.desk.folded && Object.keys(problemsIn("facts", missingNow)).length === 0;
    change((later) => atStep(later, step === "job" && !isFactsDone ? "facts" : "questions"));
  }

  /** The form where nothing is missing, else null, and what is missing is said. */
  function checkedForm(): PromptForm | null {
    const { form, problems } = checkDesk(state);
    if (form) return form;
    const first = firstStepIn(problems) ?? step;
    setTold(deskSteps);
    change((now) => atStep(now, first));
    setFound((count) => count + 1);
    return null;
  }

  async function write(): Promise<void> {
    if (isWriting) return;
    if (hasPasted(latest.current)) {
      await takePasted();
      change((now) => atStep(now, "facts"));
      return;
    }
    const form = checkedForm();
    if (!form) return;
    setWriting(true);
    await generator.generate(form).finally(() => setWriting(false));
  }

  return {
    filled,
    problems: { ...(told.includes(step) ? problemsIn(step, missing) : {}), ...problemsIn(step, refused) },
    left,
    title,
    postingBox,
    /** To be called when a step's fields have come. */
    focusMissing,
    open,
    next: (press: Press) => {
      if (!isSecond(press)) void next(press);
    },
    back: () => open(deskSteps[deskSteps.indexOf(step) - 1] ?? "job"),
    write: (press: Press) => {
      if (!isSecond(press)) void write();
    },
    askOwnChatbot: () => {
      const form = checkedForm();
      if (form) generator.generateByOwnChatbot(form);
    },
    isWriting,
    isSorting,
    /** Gone with the first of them that is answered: the count beside it goes on. */
    said: said.at === step && said.doubts === doubtsAt(step, state) ? said.text : "",
  };
}

/** How often in a row it was pressed; 0 by keyboard. */
type Press = { detail: number };

/** The second half of a double tap lands on the next step's button, at the same place: it was not meant for that step. */
const isSecond = ({ detail }: Press) => detail > 1;

/** In ms, as browsers count. */
const DOUBLE_TAP = 300;

const nothingSaid = { text: "", doubts: "" };

/** What is to be checked at a step, as a text that changes with it; of a job what the letter can't do without. */
function doubtsAt(step: DeskStep, state: GeneratorState): string {
  if (step === "job") return headDoubts(state).join(" ");
  const { waiting } = countRows(state.material);
  return step === "facts" && waiting > 0 ? String(waiting) : "";
}

function wordsForDoubts(step: DeskStep, state: GeneratorState): string {
  if (step === "job") return `Check the ${headDoubts(state).join(" and the ")} first, or press Next again.`;
  const { waiting } = countRows(state.material);
  const [facts, it] = waiting === 1 ? ["fact", "it"] : ["facts", "them"];
  return `Check ${waiting} ${facts} first, or press Next again to leave ${it} out.`;
}

function hasPasted({ desk }: GeneratorState): boolean {
  return (desk.drafts.paste ?? "").trim() !== "";
}

function missingIn(state: GeneratorState): DeskProblems {
  return checkDesk(state).problems ?? {};
}

/** Opened by hand, the facts of a returning person stay open. */
function atStep(state: GeneratorState, step: DeskStep): GeneratorState {
  const { desk } = state;
  return { ...state, desk: { ...desk, step, folded: desk.folded && step !== "facts" } };
}
