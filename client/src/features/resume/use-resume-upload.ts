import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { dismissCurrentToast, showToast } from "#client/lib/toasts.ts";
import { resumeFileProblem } from "./resume-file.ts";
import { resumeKey } from "./resume-key.ts";
import { type RecognisedPage, type ResumeUpload, sendResume } from "./send-resume.ts";
import { nextProgress, TICK_MS } from "./upload-progress.ts";

export type UploadState = {
  file: File | null;
  progress: number;
  uploading: boolean;
  /** Set while text is recognised in pages that are pictures. */
  page: RecognisedPage | null;
  problem: string | null;
};

const empty: UploadState = { file: null, progress: 0, uploading: false, page: null, problem: null };

/** Empty, file chosen, uploading with progress, done. What failed stays chosen, so that trying again is one press. */
export function useResumeUpload(onDone: () => void) {
  const [state, setState] = useState(empty);
  const upload = useRef<ResumeUpload | null>(null);
  const sent = useRef(0);
  const queryClient = useQueryClient();
  useEffect(() => () => upload.current?.cancel(), []);

  useEffect(() => {
    if (!state.uploading) return;
    const timer = setInterval(
      () => setState((now) => ({ ...now, progress: nextProgress(now.progress, sent.current) })),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [state.uploading]);

  function choose(file: File): void {
    const problem = resumeFileProblem(file);
    if (problem) {
      showToast(messages[problem]);
      return;
    }
    // What was said of the file before is not true of this one.
    dismissCurrentToast();
    setState({ ...empty, file });
  }

  function cancel(): void {
    upload.current?.cancel();
    setState(empty);
  }

  async function start(): Promise<void> {
    const { file } = state;
    if (!file || upload.current) return;
    sent.current = 0;
    setState({ ...empty, file, uploading: true });
    try {
      upload.current = sendResume(file, {
        onSent: (share) => {
          sent.current = share;
        },
        onPage: (page) => setState((now) => ({ ...now, page })),
      });
      const resume = await upload.current.answer;
      queryClient.setQueryData(resumeKey, { resume, isSample: false, fileName: file.name });
      setState({ ...empty, file, progress: 100 });
      showToast(messages.resumeUploaded);
      onDone();
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      const said = error instanceof ApiError ? error.serverMessage : messages.offline.description;
      setState({ ...empty, file, problem: said ?? messages.uploadFailed.description });
      showToast({ ...messages.uploadFailed, description: said ?? messages.uploadFailed.description });
    } finally {
      upload.current = null;
    }
  }

  return { ...state, choose, cancel, start };
}
