const madeByFlags = new Map<string, Map<string, RegExp>>();

/** The pattern of a language's table, made once: a letter looks for hundreds of them. */
export function patternOf(source: string, flags: string): RegExp {
  const made = madeByFlags.get(flags) ?? new Map<string, RegExp>();
  madeByFlags.set(flags, made);
  const known = made.get(source);
  if (known) return known;
  const pattern = new RegExp(source, flags);
  made.set(source, pattern);
  return pattern;
}
