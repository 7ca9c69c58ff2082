import { eq, notExists, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { sessions } from "#shared/auth/session.table.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { visitorResumes } from "#shared/resume/visitor-resume.table.ts";

export type VisitorResumeStore = ReturnType<typeof createVisitorResumeStore>;

/** One resume for each session. Every read and write names the session: nobody reaches another's. */
export function createVisitorResumeStore(db: Database) {
  const { sessionId, resume } = visitorResumes;

  return {
    async get(session: string): Promise<ImportedResume | null> {
      const [row] = await db
        .select({ resume: sql<ImportedResume>`${resume}` })
        .from(visitorResumes)
        .where(eq(sessionId, session));
      return row?.resume ?? null;
    },

    async keep(session: string, kept: ImportedResume): Promise<void> {
      await db
        .insert(visitorResumes)
        .values({ sessionId: session, resume: kept })
        .onConflictDoUpdate({ target: sessionId, set: { resume: kept } });
    },

    /** The resume of one session goes over to a fresh one. */
    async move(fromSession: string, toSession: string): Promise<void> {
      await db.update(visitorResumes).set({ sessionId: toSession }).where(eq(sessionId, fromSession));
    },

    async removeOf(session: string): Promise<void> {
      await db.delete(visitorResumes).where(eq(sessionId, session));
    },

    /** Removes those whose session is over. */
    async removeUnused(): Promise<void> {
      const open = db.select({ sid: sessions.sid }).from(sessions).where(eq(sessions.sid, sessionId));
      await db.delete(visitorResumes).where(notExists(open));
    },
  };
}
