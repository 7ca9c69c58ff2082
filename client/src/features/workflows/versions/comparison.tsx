import { isSameWorkflow, type SettingChange, type WorkflowComparison } from "#shared/workflows/compare-workflows.ts";

/** What differs between two versions of a workflow, as lists. */
export function Comparison({ of }: { of: WorkflowComparison }) {
  if (isSameWorkflow(of)) return <p>No differences.</p>;
  return (
    <div className="grid gap-4">
      {of.name ? (
        <Part title="Name">
          <Change setting="Name" before={of.name.before} after={of.name.after} />
        </Part>
      ) : null}
      <Names title="Steps added" names={of.added} />
      <Names title="Steps removed" names={of.removed} />
      {of.changed.length > 0 ? (
        <Part title="Steps changed">
          {of.changed.map(({ label, settings }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have one name
            <li key={place}>
              <p className="text-strong">{label}</p>
              <ul className="mt-1 grid gap-1 pl-3">
                {settings.map((change) => (
                  <Change key={change.setting} {...change} />
                ))}
              </ul>
            </li>
          ))}
        </Part>
      ) : null}
      <Names title="Connections added" names={of.connected} />
      <Names title="Connections removed" names={of.disconnected} />
      <Names title="Parameters" names={of.parameters} />
      {of.looksDiffer ? <p className="text-quiet text-small">Steps were moved or notes edited.</p> : null}
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h4 className="font-semibold text-small text-strong">{title}</h4>
      <ul className="mt-1 grid gap-2">{children}</ul>
    </section>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Part title={title}>
      {names.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have one name
        <li key={place}>{name}</li>
      ))}
    </Part>
  );
}

function Change({ setting, before, after }: SettingChange) {
  return (
    <li className="text-small">
      <span className="text-quiet">{setting}: </span>
      <del className="break-words text-body decoration-danger">{before}</del>{" "}
      <span className="text-quiet">
        <span aria-hidden="true">→</span>
        <span className="sr-only">became</span>
      </span>{" "}
      <ins className="break-words text-strong no-underline">{after}</ins>
    </li>
  );
}
