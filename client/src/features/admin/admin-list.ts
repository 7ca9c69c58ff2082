import type { ReactNode } from "react";

/** A column of a list in the admin area. */
export type Column<Row> = {
  key: string;
  label: string;
  /** The server's name of this order; without one the column cannot be sorted. */
  sort?: string;
  /** Its order is one of time, which begins with the newest. */
  ofTime?: boolean;
  render: (row: Row) => ReactNode;
  className?: string;
  /** A class for the width of what has always the same; the others share the rest and cut what is longer. */
  width?: string;
  /** Never cut: what is too long goes on in a second line. */
  whole?: boolean;
  /** Left out of the table where the screen is narrow. */
  spare?: boolean;
  /** Shown in the phone's rows as well, in this order; some behind the one before, on its line. */
  phone?: boolean | "same line";
};

/** What a list needs, as a table and on phones. */
export type AdminTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  failed: boolean;
  /** What went wrong, in the words of this list. */
  failure: string;
  empty: string;
  /** What will stand in the list, while there is nothing. */
  later: string;
  /** Why nothing can be found with these filters, where that is known. */
  emptyBecause?: string | null;
  sort: string;
  onSort: (sort: string) => void;
  onRetry: () => void;
  onClearFilters: (() => void) | null;
  actions: (row: Row) => ReactNode;
  actionsWidth?: string;
  selection?: { selected: ReadonlySet<number>; toggle: (id: number) => void; toggleAll: () => void };
};
