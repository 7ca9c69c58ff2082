export const shortcutNames = [
  "save",
  "run",
  "undo",
  "redo",
  "selectAll",
  "duplicate",
  "remove",
  "deselect",
  "add",
  "insert",
  "find",
  "note",
  "properties",
  "preview",
  "tidy",
  "fit",
  "switchView",
  "help",
] as const;
export type ShortcutName = (typeof shortcutNames)[number];

type Shortcut = { keys: string; does: string; matches: (event: KeyboardEvent) => boolean; whileTyping?: boolean };

/** Keys with Ctrl (or Command) and Alt only, so that none gets in the way of typing or of a screen reader. */
export const shortcuts: Record<ShortcutName, Shortcut> = {
  save: { keys: "Ctrl+S", does: "Save the workflow", matches: withCtrl("KeyS"), whileTyping: true },
  run: { keys: "Ctrl+Enter", does: "Run the workflow", matches: withCtrl("Enter"), whileTyping: true },
  undo: { keys: "Ctrl+Z", does: "Undo", matches: withCtrl("KeyZ") },
  redo: {
    keys: "Ctrl+Shift+Z or Ctrl+Y",
    does: "Redo",
    matches: (event) => withCtrl("KeyY")(event) || withCtrl("KeyZ", true)(event),
  },
  selectAll: { keys: "Ctrl+A", does: "Select every step", matches: withCtrl("KeyA") },
  duplicate: { keys: "Ctrl+D", does: "Duplicate the selected steps", matches: withCtrl("KeyD") },
  remove: {
    keys: "Delete",
    does: "Delete what is selected",
    matches: (event) => (event.key === "Delete" || event.key === "Backspace") && isPlain(event),
  },
  deselect: {
    keys: "Escape",
    does: "Clear the selection",
    matches: (event) => event.key === "Escape" && isPlain(event),
  },
  add: {
    keys: "Alt+A",
    does: "Go to the tools to add a step after the selected one",
    matches: withAlt("KeyA"),
    whileTyping: true,
  },
  insert: {
    keys: "Alt+I",
    does: "Insert a step into the selected connection",
    matches: withAlt("KeyI"),
    whileTyping: true,
  },
  find: { keys: "Ctrl+K", does: "Find a step or note", matches: withCtrl("KeyK"), whileTyping: true },
  note: { keys: "Alt+N", does: "Add a note", matches: withAlt("KeyN"), whileTyping: true },
  properties: {
    keys: "Alt+P",
    does: "Go to the selected step's properties",
    matches: withAlt("KeyP"),
    whileTyping: true,
  },
  preview: {
    keys: "Alt+D",
    does: "Preview the data of the selected step",
    matches: withAlt("KeyD"),
    whileTyping: true,
  },
  tidy: { keys: "Alt+T", does: "Tidy up the canvas", matches: withAlt("KeyT"), whileTyping: true },
  fit: { keys: "Alt+F", does: "Show the whole workflow", matches: withAlt("KeyF"), whileTyping: true },
  switchView: { keys: "Alt+L", does: "Switch between canvas and list", matches: withAlt("KeyL"), whileTyping: true },
  help: { keys: "Ctrl+/", does: "Show these shortcuts", matches: withCtrl("Slash"), whileTyping: true },
};

/** Keys that the browser or the canvas already give a meaning to. */
export const otherKeys: readonly { keys: string; does: string }[] = [
  { keys: "Ctrl+C, Ctrl+X, Ctrl+V", does: "Copy, cut, and paste steps (also between workflows)" },
  { keys: "Tab, Enter", does: "Go to a step, select it" },
  { keys: "Arrow keys", does: "Move the selected steps" },
  { keys: "Shift and drag", does: "Select several steps" },
];

/** The shortcut a key press means; null for none, for what is typed into a field, and while a dialog is open. */
export function shortcutOf(event: KeyboardEvent): ShortcutName | null {
  if (event.defaultPrevented || document.querySelector("[role=dialog]")) return null;
  const typing = isTyping(event.target);
  return (
    shortcutNames.find((name) => (shortcuts[name].whileTyping || !typing) && shortcuts[name].matches(event)) ?? null
  );
}

/** Whether what is pressed or pasted goes into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable=true]");
}

function withCtrl(code: string, shift = false) {
  return (event: KeyboardEvent) =>
    (event.ctrlKey || event.metaKey) && !event.altKey && event.shiftKey === shift && event.code === code;
}

function withAlt(code: string) {
  return (event: KeyboardEvent) => event.altKey && !event.ctrlKey && !event.metaKey && event.code === code;
}

function isPlain({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey;
}
