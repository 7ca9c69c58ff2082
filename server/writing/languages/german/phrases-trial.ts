import type { Phrases } from "../../realising/language-module.ts";

/** An offer to come for a day on trial: no claim, and no date. */
export const trials = {
  trial: {
    plain: [
      "[Ein Tag|Ein Vormittag|Ein Nachmittag|Ein halber Tag] {als-rolle} zur Probe [zeigt|sagt] {Ihnen/euch} mehr [als jeder Brief|als dieses Schreiben|als dieser Brief|von mir als ein Brief|als diese Zeilen].",
      "[Wenn {Sie/ihr} {möchten/möchtet}|Wenn es passt|Wenn das hilft], arbeite ich [vorher|vorab|zuerst] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] {als-rolle} zur Probe [mit|bei {Ihnen/euch} mit].",
      "[Gern|Ebenso gern] arbeite ich [vorher|vorab|zuerst] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] {als-rolle} zur Probe [mit|bei {Ihnen/euch} mit].",
      "[Ein Probetag|Ein Tag auf Probe|Ein Vormittag auf Probe|Ein Tag zur Probe] {als-rolle} [zeigt|sagt|verrät] {Ihnen/euch} [mehr über mich als dieser Brief|mehr als dieser Brief|mehr als jedes Schreiben|mehr als Papier], und [dafür|dazu] [komme ich vorbei|komme ich zu {Ihnen/euch}|bin ich bereit].",
      "[An einem Probetag|An einem Tag auf Probe|Bei einem Probetag|Beim Probearbeiten] {sehen Sie/seht ihr} [selbst|am besten|schnell|genauer], wie ich mich bei {sache-dat} [anstelle|mache|zurechtfinde].",
      "[An einem Probetag|An einem Tag auf Probe|Bei einem Probetag|Beim Probearbeiten] {sehen Sie/seht ihr} [selbst|am besten|schnell|genauer], wie ich mich [anstelle|mache|zurechtfinde], wenn es darum geht, {zu}.",
      "Wie weit ich bin, was {kenntnisse} angeht, [zeigt|sagt] [ein Probetag|ein Tag auf Probe|ein Vormittag auf Probe] [besser als ein Brief|genauer als jeder Brief|mehr als dieser Brief].",
      "Was ich kann, nämlich {kenntnisse}, zeige ich [an einem Probetag|an einem Tag auf Probe|bei einem Probetag|beim Probearbeiten] [genauer|besser] als in einem Brief.",
    ],
    warm: [
      "[Gern|Sehr gern] arbeite ich [vorher|vorab|zuerst] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] {als-rolle} zur Probe [mit|bei {Ihnen/euch} mit].",
      "[Ein Tag|Ein Vormittag|Ein Nachmittag|Ein halber Tag] {als-rolle} zur Probe sagt mehr als [jeder Brief|dieser Brief|diese Zeilen], und ich komme [gern|sehr gern|mit Freude] [dafür|dazu] vorbei.",
      "[Wenn {Sie/ihr} {möchten/möchtet}|Wenn es passt|Wenn das hilft], komme ich [gern|sehr gern|mit Freude] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] {als-rolle} zum [Probearbeiten|Mitarbeiten].",
      "[Ein Probetag|Ein halber Tag zur Probe|Ein Tag auf Probe|Ein Vormittag auf Probe] {als-rolle} [zeigt|sagt|verrät] {Ihnen/euch} [mehr über mich als dieser Brief|mehr als dieser Brief|mehr als jedes Schreiben], und [dafür|dazu] [komme ich gern vorbei|komme ich gern zu {Ihnen/euch}|bin ich gern bereit].",
      "[An einem Probetag|An einem Vormittag auf Probe|Bei einem Probetag|Beim Probearbeiten] {sehen Sie/seht ihr} [selbst|am besten|schnell|genauer], wie ich mich bei {sache-dat} [anstelle|mache|zurechtfinde].",
      "[An einem Probetag|An einem Vormittag auf Probe|Bei einem Probetag|Beim Probearbeiten] {sehen Sie/seht ihr} [selbst|am besten|schnell|genauer], wie ich mich [anstelle|mache|zurechtfinde], wenn es darum geht, {zu}.",
      "Wie weit ich bin, was {kenntnisse} angeht, zeige ich gern [an einem Probetag|an einem Vormittag auf Probe|an einem Tag auf Probe|beim Probearbeiten].",
      "Was ich kann, nämlich {kenntnisse}, zeige ich {Ihnen/euch} gern [an einem Probetag|an einem Vormittag auf Probe|an einem Tag auf Probe|beim Probearbeiten].",
    ],
    formal: [
      "[Wenn|Sofern] Sie es [wünschen|möchten], arbeite ich [vorab|zuvor|zunächst] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] {als-rolle} zur Probe in Ihrem Haus.",
      "Für [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] {als-rolle} zur Probe, der Ihnen mehr zeigt als [ein Brief|dieses Schreiben|diese Zeilen], stehe ich [gern|auf Wunsch] [bereit|zur Verfügung].",
      "[Gern|Ebenso gern] biete ich Ihnen an, [vorab|zuvor|zunächst] [einen Tag|einen Vormittag|einen Nachmittag|einen halben Tag] {als-rolle} zur Probe [mitzuarbeiten|in Ihrem Haus mitzuarbeiten].",
      "[Auf Wunsch|Wenn Sie es wünschen,|Sofern Sie es wünschen,] arbeite ich [einen Tag|einen Vormittag|einige Stunden] zur Probe mit, damit Sie [sehen|selbst sehen|beurteilen] können, wie ich mich {als-rolle} [anstelle|zurechtfinde|mache].",
      "[An einem Probetag|An einem Tag auf Probe|Während eines Probetags] können Sie sich [selbst|am besten|vor Ort] ein Bild davon machen, wie ich mich bei {sache-dat} [anstelle|zurechtfinde].",
      "[An einem Probetag|An einem Tag auf Probe|Während eines Probetags] können Sie sich [selbst|am besten|vor Ort] ein Bild davon machen, wie ich mich [anstelle|zurechtfinde], wenn es darum geht, {zu}.",
      "Wie weit ich bin, was {kenntnisse} betrifft, zeigt Ihnen [ein Probetag|ein Tag auf Probe|ein Vormittag auf Probe] [besser als ein Schreiben|genauer als jedes Schreiben], und dazu bin ich gern bereit.",
    ],
  },
} satisfies Record<string, Phrases>;
