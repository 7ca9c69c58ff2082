import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Legend,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { chartColumns } from "#shared/workflows/chart-columns.ts";
import type { DashboardResult } from "#shared/workflows/execution.schema.ts";

/** More points than this are no picture any more. */
export const POINTS_DRAWN = 500;
const colours = ["var(--accent)", "var(--bar)", "var(--success)", "var(--warning)", "var(--text-2)", "var(--danger)"];
const tick = { fill: "var(--text-3)", fontSize: 13 };
const axis = { tickLine: false, axisLine: false, tick } as const;

/** The drawing of a result; the table beside it says the same to screen readers. */
export function ResultChart({ result }: { result: DashboardResult }) {
  const columns = chartColumns(result);
  if (result.chart === "none" || !columns || result.rows.length === 0) return null;
  const points = toPoints(result, columns);
  return (
    <div aria-hidden="true" data-testid="result-chart" className="h-80 rounded-box bg-card p-4">
      <ResponsiveContainer>{drawn(result.chart, points, columns)}</ResponsiveContainer>
    </div>
  );
}

type Point = { label: string } & Record<string, string | number | null>;

function toPoints({ fields, rows }: DashboardResult, { x, y }: { x: string; y: string[] }): Point[] {
  const place = (name: string) => fields.findIndex((field) => field.name === name);
  const [along, drawnPlaces] = [place(x), y.map((name) => [name, place(name)] as const)];
  return rows.slice(0, POINTS_DRAWN).map((row) => {
    const values = drawnPlaces.map(([name, at]) => [`y:${name}`, row[at] == null ? null : Number(row[at])]);
    return { label: row[along] ?? "empty", ...Object.fromEntries(values) };
  });
}

function drawn(chart: string, points: Point[], { x, y }: { x: string; y: readonly string[] }) {
  const series = y.map((name, place) => ({
    name,
    dataKey: `y:${name}`,
    colour: colours[place % colours.length] ?? "var(--accent)",
  }));
  if (chart === "pie") {
    return (
      <PieChart accessibilityLayer={false}>
        <Pie
          rootTabIndex={-1}
          data={points}
          dataKey={series[0]?.dataKey ?? ""}
          nameKey="label"
          isAnimationActive={false}
          label
        >
          {points.map(({ label }, place) => (
            <Cell key={label} fill={colours[place % colours.length] ?? "var(--accent)"} />
          ))}
        </Pie>
        {tooltip}
        <Legend />
      </PieChart>
    );
  }
  if (chart === "line") {
    return (
      <LineChart data={points} accessibilityLayer={false}>
        {frame(x, series)}
        {series.map(({ name, dataKey, colour }) => (
          <Line
            key={name}
            name={name}
            dataKey={dataKey}
            stroke={colour}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    );
  }
  if (chart === "area") {
    return (
      <AreaChart data={points} accessibilityLayer={false}>
        {frame(x, series)}
        {series.map(({ name, dataKey, colour }) => (
          <Area
            key={name}
            name={name}
            dataKey={dataKey}
            stroke={colour}
            fill={colour}
            fillOpacity={0.2}
            isAnimationActive={false}
          />
        ))}
      </AreaChart>
    );
  }
  return (
    <BarChart data={points} accessibilityLayer={false}>
      {frame(x, series)}
      {series.map(({ name, dataKey, colour }) => (
        <Bar
          key={name}
          name={name}
          dataKey={dataKey}
          fill={colour}
          radius={[3, 3, 0, 0]}
          maxBarSize={56}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
}

const tooltip = (
  <Tooltip
    key="tooltip"
    cursor={{ fill: "var(--raised)", stroke: "var(--hairline)" }}
    contentStyle={{ background: "var(--raised)", border: 0, borderRadius: 8 }}
    labelStyle={{ color: "var(--text-1)" }}
  />
);

const grouped = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 4 });
const LABEL_LENGTH = 14;

/** The grid, and axes that say which columns they stand for; with several columns drawn the legend names them. */
function frame(x: string, series: readonly { name: string }[]) {
  const only = series.length === 1 ? series[0]?.name : undefined;
  return [
    <CartesianGrid key="grid" vertical={false} stroke="var(--hairline)" />,
    <XAxis
      key="x"
      dataKey="label"
      height={48}
      tickFormatter={(label: string) => (label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH - 1)}…` : label)}
      label={{ value: x, position: "insideBottom", ...tick }}
      {...axis}
    />,
    <YAxis
      key="y"
      width={72}
      tickCount={4}
      tickFormatter={(value: number) => grouped.format(value)}
      {...(only === undefined ? {} : { label: { value: only, angle: -90, position: "insideLeft", ...tick } })}
      {...axis}
    />,
    tooltip,
    only === undefined ? (
      <Legend key="legend" verticalAlign="top" itemSorter={null} wrapperStyle={{ fontSize: 13, paddingBottom: 8 }} />
    ) : null,
  ];
}
