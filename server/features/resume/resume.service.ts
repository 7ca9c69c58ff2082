import { AppError } from "#server/errors.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { FileError, fileProblems } from "./file-problem.ts";
import type { ResumeReader } from "./resume-reader.ts";

export type ResumeServiceDeps = {
  reader: Pick<ResumeReader, "read">;
  /** Fills what the parser was unsure of, where a model is configured; says nothing that the resume does not say. */
  completeResume?: (imported: ImportedResume, signal: AbortSignal) => Promise<ImportedResume>;
};

/** One upload on its way; the newest of a visitor wins, however slowly the others arrive. */
type ResumeImport = {
  /** @throws AppError 409, 413, 415, 422, 503 with what to do next. */
  read: (file: Buffer) => Promise<ImportedResume>;
};

export type ResumeService = {
  /** Ends the visitor's import that is under way, if there is one, with a conflict. `gone` is aborted when nobody waits. */
  beginImport: (visitor: string, gone: AbortSignal) => ResumeImport;
  cancelImport: (visitor: string) => void;
};

export function createResumeService(deps: ResumeServiceDeps): ResumeService {
  const underWay = new Map<string, AbortController>();

  function cancelImport(visitor: string): void {
    underWay.get(visitor)?.abort(new AppError("conflict", "A newer upload has taken the place of this one."));
    underWay.delete(visitor);
  }

  return {
    cancelImport,
    beginImport: (visitor, gone) => {
      cancelImport(visitor);
      const mine = new AbortController();
      underWay.set(visitor, mine);
      const forget = () => underWay.get(visitor) === mine && underWay.delete(visitor);
      gone.addEventListener("abort", forget);
      const signal = AbortSignal.any([mine.signal, gone]);
      return {
        read: async (file) => {
          signal.throwIfAborted();
          const imported = await readFile(deps, file, signal);
          signal.throwIfAborted();
          forget();
          return imported;
        },
      };
    },
  };
}

async function readFile(deps: ResumeServiceDeps, file: Buffer, signal: AbortSignal): Promise<ImportedResume> {
  try {
    const { resume, report } = await deps.reader.read(file, signal);
    const imported = { ...resume, report };
    return deps.completeResume ? await deps.completeResume(imported, signal) : imported;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw toAppError(error);
  }
}

/** For the person: what is wrong with the file and what to do. */
export function toAppError(error: FileError): AppError {
  const problem = fileProblems[error.problem];
  return new AppError(problem.code, problem.message, { cause: error });
}
