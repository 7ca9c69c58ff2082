import { PaperSheet } from "#client/components/paper-sheet.tsx";
import { laterPart } from "#client/lib/later-part.tsx";
import { Desk } from "./desk.tsx";

/** As large as the letter that follows, so that nothing jumps. */
const emptySheet = (
  <Desk
    left={<p role="status">Loading</p>}
    bar={null}
    sheet={
      <PaperSheet label="Your letter, loading" lit={false}>
        {null}
      </PaperSheet>
    }
  />
);

// What comes after the desk: the page opens without its code.
export const WritingView = laterPart(
  () => import("./writing-view.tsx").then((module) => module.WritingView),
  emptySheet,
);
export const PreviewView = laterPart(
  () => import("./preview-view.tsx").then((module) => module.PreviewView),
  emptySheet,
);
export const UnlockedView = laterPart(
  () => import("./unlocked-view.tsx").then((module) => module.UnlockedView),
  emptySheet,
);

/** Fetched while the desk is filled in: no letter waits for it. */
export const fetchLetterViews = async () => {
  await Promise.all([WritingView.fetch(), PreviewView.fetch(), UnlockedView.fetch()]);
};
