import { lazy, Suspense } from "react";

const PostingNotes = lazy(() => import("./posting-notes.tsx").then((module) => ({ default: module.PostingNotes })));

/** Notes that few people see: loaded when there is one. */
export function LateNotes(props: { long?: string }) {
  return (
    <Suspense fallback={null}>
      <PostingNotes {...props} />
    </Suspense>
  );
}
