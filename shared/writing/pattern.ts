const made = new Map<string, RegExp>();

/** The pattern of a language's table, made once: a letter looks for hundreds of them. */
export function patternOf(source: string, flags: string): RegExp {
  const key = `${flags} ${source}`;
  const known = made.get(key);
  if (known) return known;
  const pattern = new RegExp(source, flags);
  made.set(key, pattern);
  return pattern;
}
