import type { ClaimCase } from "./claim-set.ts";
import { twentySixthSetMiddle } from "./twenty-sixth-set-middle.ts";
import { twentySixthSetSouth } from "./twenty-sixth-set-south.ts";
import { twentySixthSetWest } from "./twenty-sixth-set-west.ts";

/** All of it; the German cases are in `middle`. */
export const twentySixthSet: readonly ClaimCase[] = [
  ...twentySixthSetWest,
  ...twentySixthSetMiddle,
  ...twentySixthSetSouth,
];
