import { serveQuestion } from "#server/integrations/helper-process/serve-question.ts";

// Answers with as many letters as it is asked for, or fails with them.

serveQuestion(
  async (question) => {
    const { letters = 0, fails = 0 } = Object(question);
    if (fails > 0) throw new Error("x".repeat(fails));
    return "x".repeat(letters);
  },
  (error) => ({ problem: "other", message: String(error) }),
);
