import { createContext, use } from "react";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { Facts, Tie } from "#shared/material/material.schema.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";

/** What every row needs: the facts, how they are changed, and what is to be said of them. */
export type FactsEditing = {
  facts: Facts;
  /** The language that lines are written in. */
  language: Language;
  /** What the rows answer of a posting; empty where there is none. */
  answered: readonly AnsweredPoint[];
  /** What the person has said of rows that may answer a point. */
  ties: readonly Tie[];
  /** The person says whether a row answers a point of the posting; null takes that back. */
  onTie: (row: string, point: string, isYes: boolean | null) => void;
  /** What to say under a row, such as in how many letters it is. */
  remarkOf: (row: string) => string | null;
  /** Says "Nothing to check" over groups without doubts. */
  showChecked: boolean;
  changeFacts: (change: (facts: Facts) => Facts) => void;
  /** Removes a row and offers to bring it back. */
  remove: (id: string, what: string) => void;
  /** Moves a row among its own kind and says where it is now. */
  move: (id: string, to: (index: number) => number) => void;
  announce: (text: string) => void;
  drafts: Readonly<Record<string, string>>;
  /** Keeps what is typed into a box that makes a new row; null closes the box. */
  setDraft: (box: string, text: string | null) => void;
};

export const FactsContext = createContext<FactsEditing | null>(null);

/** What a closed row needs: it stays the same while something is typed elsewhere, and hundreds of rows are not drawn anew. */
export type RowsEditing = Omit<FactsEditing, "facts" | "drafts">;

export const RowsContext = createContext<RowsEditing | null>(null);

export function useRows(): RowsEditing {
  const editing = use(RowsContext);
  if (!editing) throw new Error("A row stands outside the facts.");
  return editing;
}

export function useFacts(): FactsEditing {
  const editing = use(FactsContext);
  if (!editing) throw new Error("A row stands outside the facts.");
  return editing;
}
