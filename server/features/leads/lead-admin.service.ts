import { AppError } from "#server/errors.ts";
import type { LeadResume } from "#shared/admin/admin.schema.ts";
import type { LeadListStore, LeadQuery } from "./lead-list.store.ts";

export type LeadAdminDeps = {
  leads: LeadListStore;
  record: (entry: {
    actor: string;
    action: "delete lead" | "forget lead" | "view letter" | "view resume" | "export leads";
    target: string;
    details?: unknown;
  }) => Promise<void>;
};
export type LeadAdminService = ReturnType<typeof createLeadAdminService>;

/** What admins do with leads; every look into a letter and every deletion is written down. */
export function createLeadAdminService({ leads, record }: LeadAdminDeps) {
  async function require(id: number) {
    const lead = await leads.get(id);
    if (!lead) throw new AppError("notFound", "This submission no longer exists.");
    return lead;
  }

  return {
    list: (query: LeadQuery, options: { whole: boolean }) => leads.list(query, options),

    async view(actor: string, id: number) {
      const lead = await require(id);
      await record({ actor, action: "view letter", target: nameOf(lead) });
      await record({ actor, action: "view resume", target: nameOf(lead) });
      return lead;
    },

    async getLetter(actor: string, id: number): Promise<{ content: string }> {
      const lead = await require(id);
      if (!lead.result) throw new AppError("notFound", "This submission has no cover letter.");
      await record({ actor, action: "view letter", target: nameOf(lead) });
      return { content: lead.result };
    },

    async getResume(actor: string, id: number): Promise<LeadResume> {
      const lead = await require(id);
      await record({ actor, action: "view resume", target: nameOf(lead) });
      return { content: lead.prompt, ...(lead.form ? { form: lead.form } : {}) };
    },

    /** @throws AppError notFound when none of them is there. */
    async remove(actor: string, ids: number[]): Promise<number> {
      const removed = await leads.remove(ids);
      if (removed.length === 0) throw new AppError("notFound", "This submission no longer exists.");
      for (const lead of removed) await record({ actor, action: "delete lead", target: `submission ${lead.id}` });
      return removed.length;
    },

    countOf: (email: string) => leads.countOf(email),

    /** Removes every trace; the entry about it names no person either. */
    async forget(actor: string, email: string) {
      const gone = await leads.forget(email);
      await record({ actor, action: "forget lead", target: inWords(gone.submissions), details: gone });
      return gone;
    },

    /** Pages of leads, in the list's order, until there are no more. */
    async *readAll(actor: string, query: LeadQuery, pageSize: number) {
      const target = [inWords(await leads.count(query)), ...filtersOf(query)].join(", ");
      await record({ actor, action: "export leads", target });
      let next = leads.listAfter(null, query, pageSize);
      for (;;) {
        const { leads: page, last } = await next;
        if (!last) return;
        // Read while this one is on its way; a failure is told when its turn comes.
        next = leads.listAfter(last, query, pageSize);
        next.catch(() => {});
        yield page;
      }
    },
  };
}

function inWords(count: number): string {
  return count === 1 ? "1 submission" : `${count} submissions`;
}

/** Which submissions an export was of. What was searched for may be a person's name: the log doesn't keep it. */
function filtersOf({ q, source, from, to }: LeadQuery): string[] {
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  return [
    ...(source ? [`source ${source}`] : []),
    ...(from ? [`from ${day(from)}`] : []),
    // The query's end is the midnight after its last day.
    ...(to ? [`to ${day(new Date(to.getTime() - 1))}`] : []),
    ...(q ? ["found by a search"] : []),
  ];
}

function nameOf(lead: { id: number }): string {
  return `submission ${lead.id}`;
}
