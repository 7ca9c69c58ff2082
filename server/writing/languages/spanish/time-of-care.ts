import type { Post } from "../../facts/profile.ts";
import { withArticle } from "./gender.ts";
import { lowerFirst } from "./lower-first.ts";
import { isOver } from "./periods.ts";

/** "Cuidado de mi madre", of no employer: told as time, "me dediqué al cuidado de mi madre", and never as a post. */
export function timeOfCare(post: Post): string | null {
  if (!isTimeApart(post) || !CARE.test(post.title)) return null;
  return `me ${isOver(post) ? "dediqué" : "dedico"} a ${withArticle(lowerFirst(post.title))}`.replace(" a el ", " al ");
}

/** What people write among their posts so that no year is missing. */
export function isTimeApart({ title, company }: Post): boolean {
  return company === "" && APART.test(title);
}

const CARE = /^(?:cuidados?|crianza|atención|educación) (?:de|del|a|al) /iu;
const APART = new RegExp(
  `${CARE.source}|^(?:excedencia|pausa|parón|descanso|año sabático|maternidad|paternidad|baja)(?!\\p{L})`,
  "iu",
);
