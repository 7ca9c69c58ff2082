import { laterPart } from "#client/lib/later-part.tsx";
import { SkeletonRows } from "./read-skeleton.tsx";

// What a posting says is shown once it has been read: the page opens without the code.
export const ReadRows = laterPart(() => import("./read-rows.tsx").then((module) => module.ReadRows), <SkeletonRows />);
export const PointsCard = laterPart(() => import("./points-card.tsx").then((module) => module.PointsCard));
/** Letters that were put aside: few people have any. */
export const LastDesksCard = laterPart(() => import("./last-desks-card.tsx").then((module) => module.LastDesksCard));

/** Fetched while the posting is put in. */
export const fetchReadPart = async () => {
  await Promise.all([ReadRows.fetch(), PointsCard.fetch()]);
};
