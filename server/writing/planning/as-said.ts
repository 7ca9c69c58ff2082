import { partsOf } from "./desk.ts";
import type { Message } from "./plan.ts";

/** A message cut down to what of it was said: another language is not to say more. */
export function asSaid(message: Message, facts: ReadonlySet<string>): Message {
  if (partsOf(message).every(({ fact }) => facts.has(fact))) return message;
  const { line, second, skills, strengths, credentials, ...rest } = message;
  const [first, next] = [line, second].filter((one) => one !== undefined && facts.has(one.fact));
  const said = <Part extends { fact: string }>(parts: Part[] | undefined) =>
    parts?.filter(({ fact }) => facts.has(fact));
  const kept = { skills: said(skills), strengths: said(strengths), credentials: said(credentials) };
  return {
    ...rest,
    ...(first && { line: first }),
    ...(next && { second: next }),
    ...(kept.skills?.length && { skills: kept.skills }),
    ...(kept.strengths?.length && { strengths: kept.strengths }),
    ...(kept.credentials?.length && { credentials: kept.credentials }),
  };
}
