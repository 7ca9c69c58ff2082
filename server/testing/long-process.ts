import { serveQuestion } from "#server/integrations/helper-process/serve-question.ts";

// Answers with as many letters as it is asked for.

serveQuestion(
  async (question) => "x".repeat(Number(Object(question).letters)),
  (error) => ({ problem: "other", message: String(error) }),
);
