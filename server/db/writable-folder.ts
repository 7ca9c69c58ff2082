import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";

/** Why not, in words for the operator. */
const reasons: Readonly<Record<string, string>> = {
  EROFS: "its disk is read-only",
  EACCES: "this user has no right to",
  EPERM: "this user has no right to",
  ENOENT: "it can't be made there",
  EEXIST: "it's a file",
  ENOTDIR: "part of its path is a file",
};

/** Makes the data folder where it is missing. @throws Error with words for the operator where it can't be written. */
export async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new Error(
      `The data folder ${folder} can't be written: ${reasons[code] ?? String(error)}. ` +
        "Make it writable, or choose another with DATA_DIR. Nothing was changed.",
      { cause: error },
    );
  }
}
