import type { Database } from "#server/db/database.ts";
import { AppError } from "#server/errors.ts";
import type { Writer, WriterEvent, WriterResult, WriterTask } from "#server/integrations/writer/writer.ts";
import type { PromptAnswer, PromptRequest } from "#shared/generator/prompt.schema.ts";
import type { SentRecord } from "#shared/generator/sent-record.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import { findTemplate } from "#shared/templates/catalogue.ts";
import { type Commission, draftKey, draftKeyStart, seedOf, toCommission, toPlainRevision } from "./commission.ts";
import type { Draft } from "./draft.ts";
import type { DraftsStore } from "./drafts.store.ts";
import { type NewLead, toLead, toUnlocked } from "./lead.ts";
import { createLetterRuns } from "./letter-runs.ts";
import { templateOf, toVersion, toWriterTask } from "./letter-version.ts";
import { toPreview, toSentRecords, toWhole } from "./prompt-answer.ts";

export type PromptsDeps = {
  writer: Writer;
  drafts: DraftsStore;
  createLead: (lead: NewLead, transaction: Database) => Promise<{ id: number }>;
  updateLeadResult: (leadId: number, result: string) => Promise<void>;
  /** Throws AppError tooMany when this visitor has had enough letters for now. */
  allowLetter: (visitor: Visitor) => Promise<void>;
  ownsTemplate: (userId: number, templateId: string) => Promise<boolean>;
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

type Call = { body: PromptRequest; commission: Commission; visit: Visit };

export type PromptsService = ReturnType<typeof createPromptsService>;

export function createPromptsService(deps: PromptsDeps) {
  const { drafts, writer } = deps;
  const runs = createLetterRuns<WriterEvent, Draft>();

  /** One letter, however often it is asked for at once; counted against the visitor's limit once. */
  function write(call: Call, key: string, task: WriterTask, keep: (result: WriterResult) => Promise<Draft>) {
    const { visit } = call;
    return runs.join({
      key: `${visit.sessionId} ${key}`,
      signal: visit.signal,
      onEvent: visit.onEvent,
      work: async (options) => {
        await deps.allowLetter(visit);
        const result = await writer.write(task, options);
        options.signal.throwIfAborted();
        return keep(result);
      },
    });
  }

  /** A first version, or the one that this session has from the very same words. */
  async function create({ body, commission, visit }: Call): Promise<Draft> {
    const key = draftKey(body.prompt, commission, visit.resume);
    const kept = visit.isNewcomer ? null : await drafts.findByKey(visit.sessionId, key);
    if (kept) {
      await drafts.touch(kept.id);
      return kept;
    }
    const task = toWriterTask({ commission, resume: visit.resume, before: null, seed: seedOf(key) });
    return write({ body, commission, visit }, key, task, (result) => {
      const content = toVersion({ commission, before: null, result, writer: writer.kind });
      return drafts.create({ sessionId: visit.sessionId, key, content });
    });
  }

  /** The next version of a letter; also what its lead then has. */
  async function revise(call: Call, draft: Draft): Promise<Draft> {
    const { commission, visit } = call;
    const { content: before } = draft;
    const seed = seedOf(`${draft.id}:${before.version}`);
    const task = toWriterTask({ commission, resume: visit.resume, before, seed });
    const { task: kind, tone, language, templateId, text = "" } = commission;
    const asked = [kind, tone, language, templateId, seedOf(text)];
    return write(call, [draft.id, before.version, ...asked].join(" "), task, async (result) => {
      const revised = await drafts.update(draft.id, (standing) =>
        toVersion({ commission, before: standing, result, writer: writer.kind }),
      );
      if (!revised) throw gone();
      if (revised.leadId !== null) await deps.updateLeadResult(revised.leadId, letterText(revised.content.letter));
      return revised;
    });
  }

  /** Anybody may preview a template; a whole letter in it is for who owns it. @throws AppError unpaid */
  async function requireTemplate({ userId }: Visit, templateId: string | null): Promise<void> {
    if (templateId === null || (userId !== null && (await deps.ownsTemplate(userId, templateId)))) return;
    const name = findTemplate(templateId)?.name ?? "template of this letter";
    throw new AppError(
      "unpaid",
      userId === null
        ? `Sign in to the account that owns the ${name}, or choose the plain letter.`
        : `The ${name} is not on your account. Buy it under Templates, or choose the plain letter.`,
    );
  }

  async function unlock({ body, visit }: Call, draft: Draft): Promise<PromptOutcome> {
    await requireTemplate(visit, draft.content.templateId);
    const unlocked = await drafts.unlock({
      sessionId: visit.sessionId,
      id: draft.id,
      change: (content) => toUnlocked(body, content),
      createLead: (content, transaction) => deps.createLead(toLead(body, content), transaction),
    });
    if (!unlocked) throw gone();
    return { created: unlocked.created, answer: toWhole(unlocked.draft) };
  }

  /** The letter that this call is about, if this session has it: by its id, else by the same prompt. */
  async function findDraft({ body, commission, visit }: Call): Promise<Draft | null> {
    const named = commission.draftId ? await drafts.find(visit.sessionId, commission.draftId) : null;
    return (
      named ??
      (await drafts.findByKey(visit.sessionId, draftKey(body.prompt, commission, visit.resume))) ??
      (await drafts.findByKeyStart(visit.sessionId, draftKeyStart(body.prompt)))
    );
  }

  /** What a plain call means that comes with the e-mail which unlocked a letter for the same job in this session. */
  async function findPlainRevision(call: Call): Promise<{ commission: Commission; draft: Draft } | null> {
    if (!call.commission.plain) return null;
    const draft = await drafts.findNewestUnlocked(call.visit.sessionId);
    if (draft?.content.unlockedBy !== call.body.email.toLowerCase()) return null;
    const commission = toPlainRevision(call.body.prompt, draft);
    return commission && { commission, draft };
  }

  async function generate(call: Call): Promise<PromptOutcome> {
    if (call.body.email === "") return { created: false, answer: toPreview(await create(call)) };
    requireName(call.body);
    const standing = await findDraft(call);
    if (standing) return unlock(call, standing);
    const revision = await findPlainRevision(call);
    if (revision) return change({ ...call, commission: revision.commission }, revision.draft);
    await requireTemplate(call.visit, templateOf(call.commission, null));
    return unlock(call, await create(call));
  }

  async function change(call: Call, standing: Draft | null): Promise<PromptOutcome> {
    const { body, commission } = call;
    if (commission.task === "translate" && !commission.language) {
      throw malformed("letter.language", "Please choose a language");
    }
    if (body.email !== "" && !standing?.leadId) requireName(body);
    if (body.email !== "") await requireTemplate(call.visit, templateOf(commission, standing?.content ?? null));
    const draft = standing ? await revise(call, standing) : await create(call);
    if (body.email === "") return { created: false, answer: toPreview(draft) };
    return draft.leadId === null ? unlock(call, draft) : { created: false, answer: toWhole(draft) };
  }

  return {
    /** The writer has the whole letter in one go; to see it grow, it has to be given out slowly. */
    writesAtOnce: writer.kind === "built-in",
    writer: writer.kind,
    /** What left for a model for this letter, if this session has it. @throws AppError notFound */
    sent: async (sessionId: string, draftId: string): Promise<SentRecord[]> => {
      const draft = await drafts.find(sessionId, draftId);
      if (!draft) throw gone();
      return toSentRecords(draft);
    },
    answer: async (body: PromptRequest, visit: Visit): Promise<PromptOutcome> => {
      const call = { body, commission: toCommission(body), visit };
      requireKnown(call.commission.templateId);
      return call.commission.task === "generate" ? generate(call) : change(call, await findDraft(call));
    },
  };
}

function requireKnown(templateId: string | null | undefined): void {
  if (templateId && !findTemplate(templateId)) throw malformed("letter.templateId", "There is no such template.");
}

function requireName(body: PromptRequest): void {
  if (body.name.trim() === "") throw malformed("name", "Name is required");
}

function malformed(field: string, message: string): AppError {
  return new AppError("malformed", message, { fields: { [field]: [message] } });
}

function gone(): AppError {
  return new AppError("notFound", "This letter is no longer kept. Please generate it again.");
}
