import { AppError } from "#server/errors.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { fileKind } from "./file-kind.ts";
import { FileError, fileProblems } from "./file-problem.ts";
import type { ReadingProgress } from "./reading-message.ts";
import type { ReadingCaller, ResumeReader } from "./resume-reader.ts";

export type ResumeServiceDeps = {
  reader: Pick<ResumeReader, "read" | "warmUp">;
  /** Reads what the other reader found to be pictures of text, slowly. */
  recogniser: Pick<ResumeReader, "read">;
  /** Fills what the parser was unsure of, where a model is configured; says nothing that the resume does not say. */
  completeResume?: (imported: ImportedResume, caller: ReadingCaller) => Promise<ImportedResume>;
};

/** One upload on its way; the newest of a visitor wins, however slowly the others arrive. */
type ResumeImport = {
  /** @throws AppError 409, 413, 415, 422, 429, 503 with what to do next. */
  read: (file: Buffer) => Promise<ImportedResume>;
};

type ImportingVisitor = {
  visitor: string;
  address: string;
  gone: AbortSignal;
  /** Told of each page that is a picture before it is recognised. */
  onProgress?: (progress: ReadingProgress) => void;
};

export type ResumeService = {
  /** Ends the visitor's import that is under way, if there is one, with a conflict. `gone` is aborted when nobody waits. */
  beginImport: (from: ImportingVisitor) => ResumeImport;
  cancelImport: (visitor: string) => void;
};

export function createResumeService(deps: ResumeServiceDeps): ResumeService {
  const underWay = new Map<string, AbortController>();

  function cancelImport(visitor: string): void {
    underWay.get(visitor)?.abort(new AppError("conflict", "A newer upload replaced this one."));
    underWay.delete(visitor);
  }

  return {
    cancelImport,
    beginImport: ({ visitor, address, gone, onProgress }) => {
      cancelImport(visitor);
      // While the file is on its way, its process can start.
      deps.reader.warmUp();
      const mine = new AbortController();
      underWay.set(visitor, mine);
      const forget = () => underWay.get(visitor) === mine && underWay.delete(visitor);
      gone.addEventListener("abort", forget);
      const signal = AbortSignal.any([mine.signal, gone]);
      return {
        read: async (file) => {
          signal.throwIfAborted();
          const imported = await readFile(deps, file, {
            owner: address,
            signal,
            ...(onProgress ? { onProgress } : {}),
          });
          signal.throwIfAborted();
          forget();
          return imported;
        },
      };
    },
  };
}

async function readFile(deps: ResumeServiceDeps, file: Buffer, caller: ReadingCaller): Promise<ImportedResume> {
  try {
    const { resume, report } = await readWithPictures(deps, file, caller);
    const imported = { ...resume, report };
    return deps.completeResume ? await deps.completeResume(imported, caller) : imported;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw toAppError(error);
  }
}

/** A file that is a picture of text, in part or as a whole, is read once more with the text recognised. */
async function readWithPictures(
  deps: ResumeServiceDeps,
  file: Buffer,
  caller: ReadingCaller,
): ReturnType<ResumeReader["read"]> {
  let text: Awaited<ReturnType<ResumeReader["read"]>>;
  try {
    text = await deps.reader.read(file, caller);
  } catch (error) {
    if (error instanceof FileError && error.problem === "scan" && fileKind(file) === "pdf")
      return deps.recogniser.read(file, caller);
    throw error;
  }
  if (!text.report.pictures) return text;
  try {
    return await deps.recogniser.read(file, caller);
  } catch (error) {
    caller.signal.throwIfAborted();
    if (error instanceof FileError || error instanceof AppError) return text;
    throw error;
  }
}

/** For the person: what is wrong with the file and what to do. */
export function toAppError(error: FileError): AppError {
  const problem = fileProblems[error.problem];
  return new AppError(problem.code, problem.message, { cause: error });
}
