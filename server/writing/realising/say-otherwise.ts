import type { Message, Plan } from "../planning/plan.ts";
import type { LanguageModule } from "./language-module.ts";

/** The plan with messages that a language has no phrases for put into those that every language has. */
export function inKindsOf({ phrases }: Pick<LanguageModule, "phrases">, plan: Plan): Plan {
  const isKnown = ({ kind }: Message) => kind === "own" || phrases[kind] !== undefined;
  if (plan.paragraphs.flat().every(isKnown)) return plan;
  return {
    ...plan,
    paragraphs: plan.paragraphs.map((paragraph) =>
      paragraph.flatMap((message) => (isKnown(message) ? [message] : otherwise(message))),
    ),
  };
}

function otherwise({ topic, topics, rests, ...message }: Message): Message[] {
  const { post, line, credential, spare } = message;
  const ofPost = post && { post };
  const told: Message = { ...message, kind: post ? "more" : "statement" };
  switch (message.kind) {
    case "proof":
    case "carry":
      return [told, ...(topic ? [linkTo({ ...ofPost, topic, ...(rests && { rests }), ...after(spare) })] : [])];
    case "toward":
      return [
        ...(line ? [{ kind: "statement" as const, line }] : []),
        ...(credential ? [{ kind: "credential" as const, credential }] : []),
      ];
    case "open-told":
      return [{ kind: "open-plain" }, ...statements(message)];
    case "open-met":
      return [{ kind: "open-plain" }, ...statements(message)];
    case "open-years":
      return [{ kind: "open-plain" }, { ...message, kind: "years" }];
    case "told":
    case "met":
      return statements(message);
    case "tell":
      return [told, { kind: "offer", ...ofPost }];
    case "bring":
    case "learn":
    case "trial":
    case "time-asked":
      // What they rest on is told elsewhere.
      return [];
    case "open-change":
      return [
        { ...message, kind: "open-present" },
        { kind: "apply-with", ...ofPost },
      ];
    default:
      return [message];
  }
}

function statements({ line, second, spare }: Omit<Message, "kind">): Message[] {
  return [line, second].flatMap((one) =>
    one ? [{ kind: "statement" as const, line: one, ...(spare !== undefined && { spare }) }] : [],
  );
}

function linkTo(message: Omit<Message, "kind">): Message {
  return { ...message, kind: "link", ...(message.topic && { topics: [message.topic] }) };
}

/** What it is a base for goes before what was told. */
function after(spare: number | undefined): Pick<Message, "spare"> {
  return spare === undefined ? {} : { spare: spare + 0.5 };
}
