import type { Database } from "#server/db/database.ts";
import { AppError } from "#server/errors.ts";
import { ANONYMOUS_BYTES } from "#server/http/visitor-storage.ts";
import {
  BrokenLetter,
  type TaskCaller,
  type Writer,
  type WriterEvent,
  type WriterResult,
  type WriterTask,
} from "#server/integrations/writer/writer.ts";
import { draftKey, draftKeyStart, type ParsedRequest, parseRequest, seedOf } from "#server/text-work/parsed-request.ts";
import type { PromptAnswer, PromptRequest } from "#shared/generator/prompt.schema.ts";
import type { SentRecord } from "#shared/generator/sent-record.schema.ts";
import type { NewLead } from "#shared/leads/prompt-submission.table.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import { findTemplate } from "#shared/templates/catalogue.ts";
import { createBegunLetters } from "./begun-letters.ts";
import type { Draft } from "./draft.ts";
import type { DraftsStore } from "./drafts.store.ts";
import { toLead, toUnlocked } from "./lead.ts";
import { createLetterRuns } from "./letter-runs.ts";
import { toVersion, toWriterTask } from "./letter-version.ts";
import { toPreview, toWhole } from "./prompt-answer.ts";
import { type ShownDraft, showBeginning, showDraft } from "./shown-draft.ts";
import { unpaid } from "./unpaid.ts";

export type PromptsDeps = {
  builtIn: Writer;
  /** Who writes now, and under what name its letters are kept apart from others'; the settings can change it at any time. */
  usual: () => Promise<{ writer: Writer; name: string }>;
  reading: PromptReading;
  drafts: DraftsStore;
  createLead: (lead: NewLead, transaction: Database) => Promise<{ id: number }>;
  updateLeadResult: (leadId: number, result: string) => Promise<void>;
  /** Throws AppError tooMany when this visitor has had enough letters for now. */
  allowLetter: (visitor: Visitor) => Promise<void>;
  ownsTemplate: (userId: number, templateId: string) => Promise<boolean>;
};

/** Where prose is read: what a call asks for, and whether it asks for another version of a draft. */
type PromptReading = {
  request: (body: PromptRequest, caller: TaskCaller) => Promise<ParsedRequest>;
  revision: (from: { prompt: string; draft: Draft }, caller: TaskCaller) => Promise<ParsedRequest | null>;
};

export type Visitor = { sessionId: string; address: string };

/** Who calls, with what, and how long they wait. */
export type Visit = Visitor & {
  /** This call has begun the session: there is nothing of it yet to look for. */
  isNewcomer: boolean;
  /** Null for who is not signed in. */
  userId: number | null;
  resume: Resume | null;
  signal: AbortSignal;
  onEvent: (event: WriterEvent) => void;
};

/** `created`: a lead was made by this call. */
export type PromptOutcome = { created: boolean; answer: PromptAnswer };

/** Most bytes of the letters that wait in one session of an account. */
const ACCOUNT_BYTES = 4_000_000;

type Call = { body: PromptRequest; parsed: ParsedRequest; visit: Visit };

export type PromptsService = ReturnType<typeof createPromptsService>;

export function createPromptsService(deps: PromptsDeps) {
  const { drafts } = deps;
  const runs = createLetterRuns<WriterEvent, Draft>();
  const begun = createBegunLetters();
  const writerOf = async ({ writer }: ParsedRequest) =>
    writer === "built-in" ? { writer: deps.builtIn, name: "" } : deps.usual();

  /** One letter, however often it is asked for at once; counted against the visitor's limit once. */
  function write(
    { visit }: Call,
    { writer, key, task }: { writer: Writer; key: string; task: WriterTask },
    keep: (result: WriterResult) => Promise<Draft>,
  ) {
    return runs.join({
      key: `${visit.sessionId} ${key}`,
      signal: visit.signal,
      onEvent: visit.onEvent,
      work: async (options) => {
        await deps.allowLetter(visit);
        const result = await writer.write(task, { ...options, owner: visit.address }).catch((error: unknown) => {
          if (error instanceof BrokenLetter) begun.keep(`${visit.sessionId} ${key}`, error.begun);
          throw error;
        });
        options.signal.throwIfAborted();
        const draft = await keep(result);
        await makeRoom(visit, draft);
        return draft;
      },
    });
  }

  /** A session's earlier letters make way for the newest one, much sooner where nobody is signed in. */
  function makeRoom({ sessionId, userId, resume }: Visit, { id }: Draft): Promise<void> {
    const anonymous = ANONYMOUS_BYTES - Buffer.byteLength(JSON.stringify(resume));
    return drafts.makeRoom({ sessionId, keptId: id, bytes: userId === null ? anonymous : ACCOUNT_BYTES });
  }

  /** A first version, or the one that this session has from the very same words. */
  async function create({ body, parsed, visit }: Call): Promise<Draft> {
    const { writer, name } = await writerOf(parsed);
    const key = draftKey(body.prompt, parsed, { resume: visit.resume, writer: name });
    const kept = visit.isNewcomer ? null : await drafts.findByKey(visit.sessionId, key);
    if (kept) {
      await drafts.touch(kept.id);
      return kept;
    }
    const before = { before: null, begun: parsed.goOn ? begun.take(`${visit.sessionId} ${key}`) : undefined };
    const task = toWriterTask({ parsed, resume: visit.resume, seed: seedOf(key), ...before });
    return write({ body, parsed, visit }, { writer, key, task }, (result) => {
      const content = toVersion({ parsed, before: null, result, writer: writer.kind });
      return drafts.create({ sessionId: visit.sessionId, key, content });
    });
  }

  /** The next version of a letter; also what its lead then has. */
  async function revise(call: Call, draft: Draft): Promise<Draft> {
    const { parsed, visit } = call;
    const { content: before } = draft;
    const seed = seedOf(`${draft.id}:${before.version}`);
    const { task: kind, tone, language, templateId, text = "" } = parsed;
    const { writer, name } = await writerOf(parsed);
    const asked = [kind, tone, language, templateId, seedOf(text), parsed.writer, name];
    const key = [draft.id, before.version, ...asked].join(" ");
    const standing = { before, begun: parsed.goOn ? begun.take(`${visit.sessionId} ${key}`) : undefined };
    const task = toWriterTask({ parsed, resume: visit.resume, seed, ...standing });
    return write(call, { writer, key, task }, async (result) => {
      const revised = await drafts.update(draft.id, (standing) =>
        toVersion({ parsed, before: standing, result, writer: writer.kind }),
      );
      if (!revised) throw gone();
      if (revised.leadId !== null) await deps.updateLeadResult(revised.leadId, letterText(revised.content.letter));
      return revised;
    });
  }

  async function mayUse(userId: number | null, templateId: string | null): Promise<boolean> {
    return templateId === null || (userId !== null && deps.ownsTemplate(userId, templateId));
  }

  /** A template's wording is for who owns it, in a preview too. @throws AppError unpaid */
  async function requireTemplate({ userId }: Visit, templateId: string | null): Promise<void> {
    if (!(await mayUse(userId, templateId))) throw unpaid(userId, templateId);
  }

  /** What one's own draft shows, by `show`. @throws AppError unpaid where that is nothing */
  async function shown(userId: number | null, draft: Draft, show: typeof showDraft): Promise<ShownDraft> {
    const { templateId } = draft.content;
    const seen = show(draft, { ownsTemplate: await mayUse(userId, templateId) });
    if (!seen) throw unpaid(userId, templateId);
    return seen;
  }

  async function preview({ visit }: Call, draft: Draft): Promise<PromptOutcome> {
    return { created: false, answer: toPreview(await shown(visit.userId, draft, showBeginning)) };
  }

  async function whole({ visit }: Call, draft: Draft, created: boolean): Promise<PromptOutcome> {
    return { created, answer: toWhole(await shown(visit.userId, draft, showDraft)) };
  }

  async function unlock(call: Call, draft: Draft): Promise<PromptOutcome> {
    const { body, visit } = call;
    await requireTemplate(visit, draft.content.templateId);
    const unlocked = await drafts.unlock({
      sessionId: visit.sessionId,
      id: draft.id,
      change: (content) => toUnlocked(body, content),
      createLead: (content, transaction) => deps.createLead(toLead(body, content), transaction),
    });
    if (!unlocked) throw gone();
    return whole(call, unlocked.draft, unlocked.created);
  }

  /** The letter that this call is about, if this session has it and may go on from it: by its id, else by the same prompt. */
  async function findDraft({ body, parsed, visit }: Call): Promise<Draft | null> {
    const named = parsed.draftId ? await drafts.find(visit.sessionId, parsed.draftId) : null;
    const { name } = await writerOf(parsed);
    const found =
      named ??
      (await drafts.findByKey(
        visit.sessionId,
        draftKey(body.prompt, parsed, { resume: visit.resume, writer: name }),
      )) ??
      (await drafts.findByKeyStart(visit.sessionId, draftKeyStart(body.prompt)));
    return found && (await mayUse(visit.userId, found.content.templateId)) ? found : null;
  }

  /** What a plain call means that comes with the e-mail which unlocked a letter for the same job in this session. */
  async function findPlainRevision(call: Call): Promise<{ parsed: ParsedRequest; draft: Draft } | null> {
    if (!call.parsed.plain) return null;
    const draft = await drafts.findNewestUnlocked(call.visit.sessionId);
    if (draft?.content.unlockedBy !== call.body.email.toLowerCase()) return null;
    const from = { prompt: call.body.prompt, draft };
    const parsed = await deps.reading.revision(from, callerOf(call.visit));
    return parsed && { parsed, draft };
  }

  async function generate(call: Call): Promise<PromptOutcome> {
    if (call.body.email === "") return preview(call, await create(call));
    requireName(call.body);
    const standing = await findDraft(call);
    if (standing) return unlock(call, standing);
    const revision = await findPlainRevision(call);
    if (revision) return change({ ...call, parsed: revision.parsed }, revision.draft);
    return unlock(call, await create(call));
  }

  async function change(call: Call, standing: Draft | null): Promise<PromptOutcome> {
    const { body, parsed } = call;
    if (parsed.task === "translate" && !parsed.language) {
      throw malformed("letter.language", "Choose a language");
    }
    if (body.email !== "" && !standing?.leadId) requireName(body);
    await requireTemplate(call.visit, standing?.content.templateId ?? null);
    const draft = standing ? await revise(call, standing) : await create(call);
    if (body.email === "") return preview(call, draft);
    return draft.leadId === null ? unlock(call, draft) : whole(call, draft, false);
  }

  return {
    cache: begun.cache,
    /** The writer has the whole letter in one go; to see it grow, it has to be given out slowly. */
    writesAtOnce: async (body: PromptRequest) =>
      body.letter?.writer === "built-in" || (await deps.usual()).writer.kind === "built-in",
    writer: async () => (await deps.usual()).writer.kind,
    /** What left for a model for this letter, if this session has it. @throws AppError notFound, unpaid */
    sent: async (
      { sessionId, userId }: Pick<Visit, "sessionId" | "userId">,
      draftId: string,
    ): Promise<SentRecord[]> => {
      const draft = await drafts.find(sessionId, draftId);
      if (!draft) throw gone();
      return (await shown(userId, draft, showDraft)).sent;
    },
    /** The letters that an account's sessions keep, for the copy of its data; `shown` is null where nothing may leave. */
    copyOf: async function* (userId: number, sessionIds: readonly string[]) {
      for await (const some of drafts.listOf(sessionIds))
        yield await Promise.all(
          some.map(async ({ draft, ...kept }) => ({
            ...kept,
            shown: draft && showDraft(draft, { ownsTemplate: await mayUse(userId, draft.content.templateId) }),
          })),
        );
    },
    answer: async (body: PromptRequest, visit: Visit): Promise<PromptOutcome> => {
      const parsed = parseRequest(body) ?? (await deps.reading.request(body, callerOf(visit)));
      const call = { body, parsed, visit };
      requireKnown(call.parsed.templateId);
      await requireTemplate(visit, call.parsed.templateId ?? null);
      return call.parsed.task === "generate" ? generate(call) : change(call, await findDraft(call));
    },
  };
}

function callerOf({ address, signal }: Visit): TaskCaller {
  return { owner: address, signal };
}

function requireKnown(templateId: string | null | undefined): void {
  if (templateId && !findTemplate(templateId)) throw malformed("letter.templateId", "This template doesn't exist.");
}

function requireName(body: PromptRequest): void {
  if (body.name.trim() === "") throw malformed("name", "Name is required");
}

function malformed(field: string, message: string): AppError {
  return new AppError("malformed", message, { fields: { [field]: [message] } });
}

function gone(): AppError {
  return new AppError("notFound", "This letter has expired. Generate it again.");
}
