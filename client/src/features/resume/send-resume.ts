import { ApiError } from "#client/lib/api-client.ts";
import { type ImportedResume, importedResumeSchema } from "#shared/resume/resume.schema.ts";
import { type UploadEvent, uploadEventSchema } from "#shared/resume/upload-event.schema.ts";

export type ResumeUpload = { answer: Promise<ImportedResume>; cancel: () => void };

/** A page that is a picture is being recognised. */
export type RecognisedPage = { page: number; pages: number };

type UploadListener = { onSent?: (share: number) => void; onPage?: (page: RecognisedPage) => void };

/**
 * Sends the file and reports the share of bytes sent; fetch cannot tell how far an upload is, so this is the one
 * call that is no fetch. What takes long is answered by events.
 */
export function sendResume(file: File, { onSent, onPage }: UploadListener = {}): ResumeUpload {
  const request = new XMLHttpRequest();
  const answer = new Promise<ImportedResume>((resolve, reject) => {
    request.upload.onprogress = (event) => event.lengthComputable && onSent?.(event.loaded / event.total);
    request.upload.onload = () => onSent?.(1);
    request.onprogress = () => {
      const last = isStream(request) ? eventsOf(request.responseText).at(-1) : undefined;
      if (last?.type === "page") onPage?.(last);
    };
    request.onload = () => {
      const result = toResult(request);
      if (result instanceof ApiError) reject(result);
      else resolve(result);
    };
    request.onerror = () => reject(new TypeError("Couldn't reach the server."));
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
  });
  request.open("POST", "/api/resume/upload");
  request.setRequestHeader("Accept", "application/json, text/event-stream");
  request.withCredentials = true;
  const body = new FormData();
  body.append("resume", file);
  request.send(body);
  return { answer, cancel: () => request.abort() };
}

function toResult(request: XMLHttpRequest): ImportedResume | ApiError {
  const { status, statusText, responseText } = request;
  if (isStream(request)) {
    const last = eventsOf(responseText).at(-1);
    if (last?.type === "resume") return last.resume;
    const problem = last?.type === "problem" ? last : { status: 503, message: "Reading was interrupted. Try again." };
    return new ApiError({
      status: problem.status,
      statusText: "",
      body: JSON.stringify({ message: problem.message }),
      retryAfter: "retryAfter" in problem ? String(problem.retryAfter) : null,
    });
  }
  if (status >= 200 && status < 300) return importedResumeSchema.parse(JSON.parse(responseText));
  return new ApiError({ status, statusText, body: responseText, retryAfter: request.getResponseHeader("Retry-After") });
}

function isStream(request: XMLHttpRequest): boolean {
  return request.getResponseHeader("Content-Type")?.startsWith("text/event-stream") ?? false;
}

/** The events that have arrived whole; each is one line of JSON. */
function eventsOf(text: string): UploadEvent[] {
  return text
    .split("\n\n")
    .slice(0, -1)
    .flatMap((event) => event.split("\n").filter((line) => line.startsWith("data: ")))
    .map((line) => uploadEventSchema.parse(JSON.parse(line.slice("data: ".length))));
}
