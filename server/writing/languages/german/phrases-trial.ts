import type { Phrases } from "../../realising/language-module.ts";

/** An offer to be seen at work, of somebody who has little to tell. */
export const trials = {
  trial: {
    plain: [
      "[Ein Tag|Ein Vormittag|Ein Nachmittag|Ein halber Tag] zur Probe [zeigt|sagt] {Ihnen/euch} mehr [als jeder Brief|als dieses Schreiben|als dieser Brief|von mir als ein Brief|als diese Zeilen].",
      "[Wenn {Sie/ihr} {möchten/möchtet}|Wenn es passt|Wenn das hilft], arbeite ich [vorher|vorab|zuerst] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] zur Probe [mit|bei {Ihnen/euch} mit].",
      "[Gern|Ebenso gern] arbeite ich [vorher|vorab|zuerst] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] zur Probe [mit|bei {Ihnen/euch} mit].",
    ],
    warm: [
      "[Gern|Sehr gern] arbeite ich [vorher|vorab|zuerst] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] zur Probe [mit|bei {Ihnen/euch} mit].",
      "[Ein Tag|Ein Vormittag|Ein Nachmittag|Ein halber Tag] zur Probe sagt mehr als [jeder Brief|dieser Brief|diese Zeilen], und ich komme [gern|sehr gern|mit Freude] [dafür|dazu] vorbei.",
      "[Wenn {Sie/ihr} {möchten/möchtet}|Wenn es passt|Wenn das hilft], komme ich [gern|sehr gern|mit Freude] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] zum [Probearbeiten|Mitarbeiten].",
    ],
    formal: [
      "[Wenn|Sofern] Sie es [wünschen|möchten], arbeite ich [vorab|zuvor|zunächst] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] zur Probe in Ihrem Haus.",
      "Für [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] zur Probe, [der|welcher] Ihnen mehr zeigt als [ein Brief|dieses Schreiben|diese Zeilen], stehe ich [gern|auf Wunsch] [bereit|zur Verfügung].",
      "[Gern|Ebenso gern] biete ich Ihnen an, [vorab|zuvor|zunächst] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] zur Probe [mitzuarbeiten|in Ihrem Haus mitzuarbeiten].",
    ],
  },
} satisfies Record<string, Phrases>;
