/** A job as a page describes it for search engines; texts are empty where it does not say. */
export type JobPosting = {
  role: string;
  company: string;
  place: string;
  /** YYYY-MM-DD, or empty. */
  closesOn: string;
  /** May hold markup. */
  description: string;
};

type Node = Record<string, unknown>;

/** Deeper or longer than any page needs to describe a job. */
const MOST_NODES = 2_000;

/** The first schema.org JobPosting in a piece of JSON-LD; null where there is none, or it is no JSON. */
export function findJobPosting(json: string): JobPosting | null {
  const waiting: unknown[] = [parseJson(json)];
  for (let seen = 0; seen < MOST_NODES && waiting.length > 0; seen++) {
    const node = waiting.shift();
    if (Array.isArray(node)) waiting.push(...node.slice(0, MOST_NODES));
    else if (isNode(node)) {
      if (isOfType(node, "JobPosting")) return toJobPosting(node);
      waiting.push(...Object.values(node).filter((value) => typeof value === "object" && value !== null));
    }
  }
  return null;
}

/** The same from properties that were read out of a page's markup. */
export function toJobPosting(node: Node): JobPosting {
  return {
    role: textOf(node.title) || textOf(node.name),
    company: nameOf(node.hiringOrganization),
    place: placeOf(node),
    closesOn: dayIn(textOf(node.validThrough)),
    description: [node.description, node.responsibilities, node.qualifications, node.skills]
      .map(textOf)
      .filter((text, at, all) => text !== "" && !all.slice(0, at).some((before) => before.includes(text)))
      .join("\n\n"),
  };
}

function placeOf(node: Node): string {
  const places = listOf(node.jobLocation).map((place) => {
    if (!isNode(place)) return textOf(place);
    const address = listOf(place.address)[0] ?? place;
    if (!isNode(address)) return textOf(address);
    const parts = [address.addressLocality, address.addressRegion, address.addressCountry].map(nameOf).filter(Boolean);
    return [...new Set(parts)].join(", ") || nameOf(place);
  });
  const remote = textOf(node.jobLocationType).toUpperCase() === "TELECOMMUTE" ? ["Remote"] : [];
  return [...new Set([...places.filter(Boolean), ...remote])].slice(0, 3).join("; ");
}

/** A day that the calendar has; of a moment the day it falls on where it was written. */
function dayIn(text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? "";
  return day !== "" && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day) ? day : "";
}

function nameOf(value: unknown): string {
  const [first] = listOf(value);
  return isNode(first) ? textOf(first.name) : textOf(first);
}

function textOf(value: unknown): string {
  const [first] = listOf(value);
  if (isNode(first)) return textOf(first["@value"]);
  return typeof first === "string" || typeof first === "number" ? String(first).trim() : "";
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isOfType(node: Node, type: string): boolean {
  return listOf(node["@type"]).some((one) => typeof one === "string" && one.split(/[/#]/).at(-1) === type);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
