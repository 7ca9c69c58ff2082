import { format, parseISO } from "date-fns";
import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { LeadStats } from "#shared/admin/admin.schema.ts";
import { useLeadStats } from "./admin.api.ts";

/** Leads of the last 30 days by day, source and job title, each with a table of the same figures for screen readers. */
export function LeadCharts() {
  const { data: stats, isError } = useLeadStats();
  if (isError) return <p className="py-6">Couldn't load the charts.</p>;
  if (!stats)
    return <div role="status" aria-label="Loading the charts" className="h-60 animate-pulse rounded-box bg-card" />;
  return (
    <div className="grid gap-8">
      <LeadsByDay stats={stats} />
      <div className="grid content-start items-start gap-8 md:grid-cols-2 md:gap-16">
        <Ranking title="By source" rows={stats.sources.map(({ source, leads }) => ({ name: source, leads }))} />
        <Ranking
          title="By job title"
          rows={stats.jobTitles.map(({ jobTitle, leads }) => ({ name: jobTitle, leads }))}
        />
      </div>
    </div>
  );
}

function LeadsByDay({ stats }: { stats: LeadStats }) {
  const days = stats.days.map(({ day, leads }) => ({ day, leads, label: format(parseISO(day), "MMM d") }));
  const [first, last] = [days[0]?.label, days.at(-1)?.label];
  return (
    <section aria-label="By day">
      <div className="flex items-baseline justify-between">
        <h2 className="font-heading text-base text-strong">By day</h2>
        <p className="text-quiet text-small">
          {first} to {last}
        </p>
      </div>
      <div aria-hidden="true" className="mt-2 h-36">
        <ResponsiveContainer>
          <BarChart accessibilityLayer={false} data={days} margin={{ top: 12, right: 0, bottom: 0, left: 16 }}>
            <CartesianGrid vertical={false} stroke="var(--hairline)" />
            <XAxis
              dataKey="label"
              tickLine={false}
              axisLine={false}
              interval={8}
              tick={{ fill: "var(--text-3)", fontSize: 13 }}
            />
            <YAxis
              orientation="right"
              width={36}
              tickCount={3}
              allowDecimals={false}
              tickLine={false}
              axisLine={false}
              tick={{ fill: "var(--text-3)", fontSize: 13 }}
            />
            <Tooltip
              cursor={{ fill: "var(--raised)" }}
              contentStyle={{ background: "var(--raised)", border: 0, borderRadius: 8 }}
              itemStyle={{ color: "var(--text-1)" }}
              labelStyle={{ color: "var(--text-2)" }}
            />
            <Bar dataKey="leads" name="Submissions" radius={[2, 2, 0, 0]} isAnimationActive={false}>
              {days.map(({ day }, index) => (
                <Cell key={day} fill={index === days.length - 1 ? "var(--accent)" : "var(--bar)"} />
              ))}
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
      <FiguresTable
        caption="Submissions by day"
        head="Day"
        rows={days.map(({ label, leads }) => ({ name: label, leads }))}
      />
    </section>
  );
}

function Ranking({ title, rows }: { title: string; rows: { name: string; leads: number }[] }) {
  const most = Math.max(1, ...rows.map((row) => row.leads));
  return (
    <section aria-label={title}>
      <h2 className="font-heading text-base text-strong">{title}</h2>
      {rows.length === 0 ? <p className="mt-2 text-quiet">No data yet.</p> : null}
      <div aria-hidden="true" className="mt-2 grid gap-1.5">
        {rows.map((row) => (
          <div key={row.name} className="grid grid-cols-[40%_1fr_3rem] items-center gap-3">
            <span className="truncate text-strong">
              <bdi>{row.name}</bdi>
            </span>
            <span className="h-2 rounded-[3px] bg-bar" style={{ width: `${(row.leads / most) * 100}%` }} />
            <span className="text-right tabular-nums">{row.leads.toLocaleString("en-US")}</span>
          </div>
        ))}
      </div>
      <FiguresTable caption={title} head="Name" rows={rows} />
    </section>
  );
}

function FiguresTable({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: string;
  rows: { name: string; leads: number }[];
}) {
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Submissions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.leads}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
