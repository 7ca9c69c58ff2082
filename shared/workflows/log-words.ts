/** What a step said, after its name, where that does not begin with it anyway. */
export function withStepName(text: string, label: string | undefined): string {
  return !label || text.startsWith(`${label}:`) || text.startsWith(`“${label}”`) ? text : `${label}: ${text}`;
}
