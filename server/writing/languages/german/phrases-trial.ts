import type { Phrases } from "../../realising/language-module.ts";

/** An offer to be seen at work, of somebody who has little to tell. */
export const trials = {
  trial: {
    plain: [
      "[Ein Tag|Ein Vormittag|Ein Nachmittag] zur Probe zeigt {Ihnen/euch} mehr [als jeder Brief|als dieses Schreiben|von mir als ein Brief].",
      "[Wenn {Sie/ihr} {möchten/möchtet}|Wenn es passt|Wenn das hilft], arbeite ich [einen Tag|einen Vormittag|einen Nachmittag] zur Probe mit.",
      "[Gern|Ebenso gern] arbeite ich [vorher|vorab|zuerst] [einen Tag|einen Vormittag|einen Nachmittag] zur Probe [mit|bei {Ihnen/euch} mit].",
    ],
    warm: [
      "[Gern|Sehr gern] arbeite ich [vorher|vorab|zuerst] [einen Tag|einen Vormittag|einen Nachmittag] zur Probe [mit|bei {Ihnen/euch} mit].",
      "[Ein Tag|Ein Vormittag|Ein Nachmittag] zur Probe sagt mehr als [jeder Brief|dieser Brief], und ich komme [gern|sehr gern|mit Freude] dafür vorbei.",
      "[Wenn {Sie/ihr} {möchten/möchtet}|Wenn es passt], komme ich gern [einen Tag|einen Vormittag|einen Nachmittag] zum [Probearbeiten|Mitarbeiten].",
    ],
    formal: [
      "[Wenn Sie es wünschen|Sofern Sie es wünschen], arbeite ich [vorab|zuvor] [einen Tag|einen Vormittag|einen Nachmittag] zur Probe in Ihrem Haus.",
      "Für [einen Tag|einen Vormittag|einen Nachmittag] zur Probe, [der|welcher] Ihnen mehr zeigt als [ein Brief|dieses Schreiben], stehe ich [gern|auf Wunsch] bereit.",
      "[Gern|Ebenso gern] biete ich Ihnen an, [vorab|zuvor] [einen Tag|einen Vormittag|einen Nachmittag] zur Probe mitzuarbeiten.",
    ],
  },
} satisfies Record<string, Phrases>;
