import type { ResumeReport } from "#shared/resume/resume.schema.ts";

/** What was read from pages that are pictures, and what could not be. */
export function PicturePages({ report }: { report: ResumeReport | undefined }) {
  const { recognised = [], pictures = [] } = report ?? {};
  return (
    <>
      {recognised.length > 0 ? (
        <p className="rounded-box bg-card px-5 py-4">
          {pagesOf(recognised)} {recognised.length === 1 ? "is a scanned image" : "are scanned images"}. We recognized
          the text, but some characters may be wrong. Check names, numbers, and dates.
        </p>
      ) : null}
      {pictures.length > 0 ? (
        <p className="rounded-box bg-card px-5 py-4">
          {pagesOf(pictures)} {pictures.length === 1 ? "is a scanned image" : "are scanned images"} we couldn't read.
          Add what's missing.
        </p>
      ) : null}
    </>
  );
}

function pagesOf(numbers: number[]): string {
  return `${numbers.length === 1 ? "Page" : "Pages"} ${new Intl.ListFormat("en").format(numbers.map(String))}`;
}
