import { type Figures, type Group, LEAST_IN_GROUP, LEAST_SENT } from "#shared/applications/figures.ts";
import { dayWords } from "./application-labels.ts";

/** One's own figures: what they are, and where they are too few to say anything. */
export function FiguresView({ figures }: { figures: Figures }) {
  const { sent, answered, interviews, offers, daysToAnswer, weeks, bySource, byLetter } = figures;
  const few = sent < LEAST_SENT;
  return (
    <div className="grid gap-6">
      {few ? (
        <p className="rounded-box bg-card p-5 text-strong">
          {sent === 0 ? "Nothing is marked as sent yet." : `Only ${sent} sent so far.`} With fewer than {LEAST_SENT},
          these statistics can't show what works.
        </p>
      ) : null}
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {[
          ["Sent", String(sent)],
          ["Answered", String(answered)],
          ["Interviews", String(interviews)],
          ["Offers", String(offers)],
          ["Typical days to a reply", daysToAnswer === null ? "–" : String(daysToAnswer)],
        ].map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end rounded-box bg-card p-4">
            <dt className="text-quiet text-small">{name}</dt>
            <dd className="font-heading text-title tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-label="Sent per week" className="rounded-box bg-card p-5">
        <h2 className="font-semibold text-strong">Sent per week</h2>
        <Weeks weeks={weeks} />
      </section>
      <div className="grid gap-6 lg:grid-cols-2">
        <GroupTable title="By source" groups={bySource} />
        <GroupTable title="By kind of letter" groups={byLetter} />
      </div>
    </div>
  );
}

function Weeks({ weeks }: { weeks: Figures["weeks"] }) {
  const most = Math.max(1, ...weeks.map(({ sent }) => sent));
  return (
    <>
      <div aria-hidden="true" className="mt-4 flex h-32 items-end gap-1.5">
        {weeks.map(({ monday, sent }, at) => (
          <div key={monday} className="flex min-w-0 flex-1 flex-col items-center justify-end gap-1">
            <span className="text-quiet text-small tabular-nums">{sent || ""}</span>
            <div
              className={at === weeks.length - 1 ? "w-full rounded-paper bg-accent" : "w-full rounded-paper bg-bar"}
              style={{ height: sent === 0 ? "2px" : `${(sent / most) * 90}px` }}
            />
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between text-quiet text-small">
        <span>{dayWords(weeks[0]?.monday ?? "2026-01-05")}</span>
        <span>This week</span>
      </p>
      <table className="sr-only">
        <caption>Sent per week</caption>
        <tbody>
          {weeks.map(({ monday, sent }) => (
            <tr key={monday}>
              <th scope="row">Week of {dayWords(monday)}</th>
              <td>{sent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function GroupTable({ title, groups }: { title: string; groups: readonly Group[] }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-box bg-card p-5">
      <h2 className="font-semibold text-strong">{title}</h2>
      {groups.length === 0 ? (
        <p className="mt-2 text-quiet">Nothing sent yet.</p>
      ) : (
        <table className="mt-2 w-full table-fixed text-left">
          <thead className="text-quiet text-small">
            <tr>
              <th scope="col" className="w-1/2 py-2 font-medium">
                <span className="sr-only">{title}</span>
              </th>
              <th scope="col" className="font-medium">
                Sent
              </th>
              <th scope="col" className="font-medium">
                Answered
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, sent, answered }) => (
              <tr key={name} className="border-hairline border-t">
                <th scope="row" className="break-words py-2 font-normal text-strong">
                  {name}
                </th>
                <td className="tabular-nums">{sent}</td>
                <td className="tabular-nums">
                  {answered}
                  {sent < LEAST_IN_GROUP ? <span className="ml-2 text-quiet text-small">too few</span> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
