import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { resumeFileProblem } from "#client/features/resume/resume-file.ts";
import { resumeKey } from "#client/features/resume/resume-key.ts";
import { sendResume } from "#client/features/resume/send-resume.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { rowsOf } from "#shared/material/rows.ts";
import type { SortedText } from "#shared/material/sort.schema.ts";
import { toMaterial } from "#shared/material/to-material.ts";

/** Reads a resume's file into rows, which then wait for ticks; what fails is said in a toast. */
export function useFactsImport(onRead: (sorted: SortedText) => void) {
  const queryClient = useQueryClient();
  const [reading, setReading] = useState(false);

  async function read(file: File): Promise<void> {
    const problem = resumeFileProblem(file);
    if (problem) {
      showToast(messages[problem]);
      return;
    }
    setReading(true);
    try {
      const resume = await sendResume(file).answer;
      queryClient.setQueryData(resumeKey, { resume, isSample: false, fileName: file.name });
      const { completions: _none, ties: _noTies, ...facts } = toMaterial({ resume });
      const doubtful = rowsOf(facts).flatMap(({ id, confirmed }) => (confirmed ? [] : [id]));
      onRead({ facts, doubtful, leftover: [] });
    } catch (error) {
      const said = error instanceof ApiError ? error.serverMessage : messages.offline.description;
      showToast({ ...messages.uploadFailed, description: said ?? messages.uploadFailed.description });
    } finally {
      setReading(false);
    }
  }

  return { reading, read };
}
