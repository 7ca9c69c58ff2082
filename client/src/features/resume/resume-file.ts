export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

const extensions = /\.(pdf|docx?)$/i;
const types = new Set([
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
]);

/** What the page can tell of a file before it is sent; the server looks at its content. */
export function resumeFileProblem(file: {
  name: string;
  type: string;
  size: number;
}): "invalidFileType" | "fileTooLarge" | null {
  if (!extensions.test(file.name) && !types.has(file.type)) return "invalidFileType";
  return file.size > MAX_RESUME_BYTES ? "fileTooLarge" : null;
}

/** Megabytes with two decimals, as the page shows sizes. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(2)} MB`;
}
