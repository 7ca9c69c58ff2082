import { describe, expect, it } from "vitest";
import { answerPoints } from "./answer-points.ts";
import { toMaterial, toPoint } from "./testing/score-pairs.ts";

const statusOf = (point: string, ...rows: string[]) =>
  answerPoints({ points: [toPoint(point)] }, toMaterial(rows), "2026-11-30")[0]?.status;

describe("codes are known in the short forms that people type", () => {
  it.each([
    ["Knowledge of EN-1090-2", "line I weld to EN 1090 every week"],
    ["Conocimiento de NOM-035-STPS", "line la NOM 035 la aplico cada año"],
    ["SSIAP niveau 2 (ou équivalent) exigé", "paper certificate held | SSIAP2"],
    ["PASMA Level 2", "paper certificate held | PASMA2"],
    ["CE bienvenu", "paper driving held | permis B + CE"],
    ["BE von Vorteil", "paper driving held | FS B, BE"],
    ["Own transport is a must", "line have a van and a trailer"],
    ["Vehículo propio", "line tengo moto"],
    ["Eigenes Auto erforderlich", "line hab ein Auto"],
    ["Véhicule personnel indispensable", "line j'ai une voiture"],
  ])("%s is there with %s", (point, row) => {
    expect(statusOf(point, row)).not.toBe("missing");
  });

  it.each([
    ["Knowledge of EN-1090-2", "line I know EN 13814"],
    ["SSIAP niveau 2 exigé", "paper certificate held | SSIAP1"],
    ["CE bienvenu", "paper driving held | permis B"],
    ["Own transport is a must", "line drove vans for a florist"],
  ])("%s is missing with %s", (point, row) => {
    expect(statusOf(point, row)).toBe("missing");
  });
});
