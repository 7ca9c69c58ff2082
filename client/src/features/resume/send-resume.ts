import { ApiError } from "#client/lib/api-client.ts";
import { type ImportedResume, importedResumeSchema } from "#shared/resume/resume.schema.ts";

export type ResumeUpload = { answer: Promise<ImportedResume>; cancel: () => void };

/**
 * Sends the file and reports the share of bytes sent; fetch cannot tell how far an upload is, so this is the one
 * call that is no fetch.
 */
export function sendResume(file: File, onSent: (share: number) => void): ResumeUpload {
  const request = new XMLHttpRequest();
  const answer = new Promise<ImportedResume>((resolve, reject) => {
    request.upload.onprogress = (event) => event.lengthComputable && onSent(event.loaded / event.total);
    request.upload.onload = () => onSent(1);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        resolve(importedResumeSchema.parse(JSON.parse(request.responseText)));
      else
        reject(
          new ApiError({
            status: request.status,
            statusText: request.statusText,
            body: request.responseText,
            retryAfter: request.getResponseHeader("Retry-After"),
          }),
        );
    };
    request.onerror = () => reject(new TypeError("The server could not be reached."));
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
  });
  request.open("POST", "/api/resume/upload");
  request.withCredentials = true;
  const body = new FormData();
  body.append("resume", file);
  request.send(body);
  return { answer, cancel: () => request.abort() };
}
