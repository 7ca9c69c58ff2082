/** What is typed lives with the page, so that going to another tab loses nothing. */
export type TabProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  /** Differs from what is kept. */
  changed: boolean;
  onSaved: () => void;
};
