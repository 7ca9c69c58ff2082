const campaigns = [
  { name: "Spring Launch", perDay: 180 },
  { name: "Newsletter", perDay: 45 },
  { name: "Brand Search", perDay: 120 },
  { name: "Retargeting", perDay: 75 },
  { name: "Job Fair", perDay: 60 },
];
const adverts = ["Headline A", "Headline B", "Video"];
const DAYS = 90;
const FIRST_DAY = Date.UTC(2026, 0, 1);

/** What advertising campaigns cost, a row a day and advert: the columns of {@link sampleFields}, always the same. */
export function sampleCsv(): string {
  const lines = ["id,name,campaign_name,date,spend"];
  for (let day = 0; day < DAYS; day++) {
    const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
    for (const [place, campaign] of campaigns.entries())
      for (const [at, advert] of adverts.entries())
        lines.push([lines.length, advert, campaign.name, date, spend(campaign.perDay, day, place * 3 + at)].join(","));
  }
  return `${lines.join("\n")}\n`;
}

/** Less on weekends, more towards the end, and never quite the same. */
function spend(perDay: number, day: number, place: number): string {
  const weekend = (day + 4) % 7 >= 5 ? 0.55 : 1;
  const swing = 1 + 0.25 * Math.sin(day * 1.7 + place * 2.3);
  return ((perDay / adverts.length) * weekend * swing * (0.8 + (0.4 * day) / DAYS)).toFixed(2);
}
