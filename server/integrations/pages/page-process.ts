import { z } from "zod";
import { guardSockets } from "#server/integrations/connectors/guard-sockets.ts";
import { serveQuestion } from "#server/integrations/helper-process/serve-question.ts";
import { loadPage } from "./load-page.ts";
import { PageError } from "./page-error.ts";
import { readPage } from "./read-page.ts";

// Opens the one page that its parent names, reads it, answers, and ends: the server and its pages may be hostile.

const questionSchema = z.object({ link: z.string(), contact: z.string(), allowPrivate: z.boolean() });

serveQuestion(
  async (question) => {
    const { link, contact, allowPrivate } = questionSchema.parse(question);
    guardSockets(allowPrivate);
    return readPage(await loadPage(link, { contact }));
  },
  (error) => ({
    problem: "page",
    message: error instanceof PageError ? error.message : "This page can't be read. Paste the text instead.",
  }),
);
