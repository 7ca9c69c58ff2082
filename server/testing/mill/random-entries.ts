import type { Dice } from "./dice.ts";
import type { Layout } from "./layout.ts";

type Entries = Pick<Layout, "job" | "jobBeside" | "jobAfter" | "study" | "studyBeside" | "studyAfter">;

const separators = [", ", " | ", " – ", " - ", " / ", " · ", "\t", ": ", " at ", " @ ", " — ", " (", ""];
const looks = ["*%*", "_%_", "^%^", "~%~", "%", "%", "*^%^*"];

/** Any order of title, employer, place and date on one to four lines, with any marks between them. */
export function randomEntries(dice: Dice): Entries {
  const order = dice.chance(0.5) ? ["title", "company"] : ["company", "title"];
  const place = dice.chance(0.6) ? ["place"] : [];
  const where = dice.pick(["beside", "before", "after", "first", "last", "right", "right", "inline", "below"]);
  const separator = dice.pick(separators);
  const first = dice.pick(looks);
  const second = dice.pick(looks);
  const split = dice.pick(["one", "two", "two", "three"]);
  const write = (names: readonly string[]): string[] => {
    const [a = "", b = ""] = names;
    const left = first.replace("%", `{${a}}`);
    const right = second.replace("%", `{${b}}`);
    const town =
      place.length > 0 ? dice.pick(["[, {place}]", "[ ({place})]", "[ | {place}]", "[\t{place}]", "[ · {place}]"]) : "";
    const close = separator === " (" ? ")" : "";
    if (split === "one" && separator !== "") return [`${left}${separator}${right}${close}${town}`];
    if (split === "three" && place.length > 0) return [left, right, "{place}"];
    return dice.chance(0.5) ? [left, `${right}${town}`] : [`${left}${town.startsWith("[\t") ? town : ""}`, right];
  };
  const job = write(order);
  const study = write(
    dice.chance(0.75) ? order.map((name) => (name === "title" ? "degree" : "school")) : ["school", "degree"],
  );
  // A town may stand below the date instead of beside the employer.
  const below = where === "beside" && place.length === 0 && dice.chance(0.6) ? "\n{place}" : "";
  return {
    job: dated(job, "{dates}", where),
    study: dated(study, "{years}", where),
    jobBeside: where === "beside" ? `{dates}${below}` : "",
    studyBeside: where === "beside" ? `{years}${below}` : "",
    jobAfter: where === "after" ? "_{dates}_" : "",
    studyAfter: where === "after" ? "_{years}_" : "",
  };
}

function dated(lines: readonly string[], date: string, where: string): string[] {
  const [head = "", ...rest] = lines;
  const last = rest.at(-1);
  if (where === "first") return [`~${date}~`, ...lines];
  if (where === "before" && !head.includes("\t")) return [`${date}: ${head}`, ...rest];
  if (where === "last") return [...lines, `_${date}_`];
  if (where === "right") return head.includes("\t") ? [head, ...rest, date] : [`${head}\t${date}`, ...rest];
  if (where === "inline") return [...lines.slice(0, -1), `${lines.at(-1) ?? ""} (${date})`];
  if (where === "below" && last !== undefined && !last.includes("\t"))
    return [head, ...rest.slice(0, -1), `${last}\t${date}`];
  return where === "below" ? [`${head}, ${date}`, ...rest] : [...lines];
}
