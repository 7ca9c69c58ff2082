import { CircleAlert } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { FactSetContent } from "#shared/material/fact-set.schema.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { FactsEditor } from "./facts-editor.tsx";
import { updateLocalSet } from "./local-sets.ts";
import { contentOf, useAccountSet } from "./use-account-set.ts";
import type { ListedSet } from "./use-fact-sets.ts";

/** What stands around the rows of a set: it gets the facts as they stand and changes them as the rows do. */
type SetFrame = (set: {
  content: FactSetContent;
  change: (content: FactSetContent, keepVersion?: boolean) => void;
}) => ReactNode;

type SetEditorProps = {
  /** What to remark under a row of these facts. */
  remarkOf: (facts: Facts) => (rowId: string) => string | null;
  /** Says where the browser refused to keep a change. */
  onRefused: () => void;
  above: SetFrame;
  beside: SetFrame;
};

/** The rows of one set, saved where the set is kept. */
export function SetEditor({ listed, ...props }: SetEditorProps & { listed: ListedSet }) {
  return listed.kept === "account" ? (
    <AccountSetEditor key={listed.key} setKey={listed.key} set={listed.set} {...props} />
  ) : (
    <SetRows
      {...props}
      key={listed.key}
      setKey={listed.key}
      content={contentOf(listed.set)}
      change={(content, keepVersion) => updateLocalSet(listed.set.id, content, keepVersion) || props.onRefused()}
    />
  );
}

function AccountSetEditor({
  set,
  ...props
}: SetEditorProps & { setKey: string; set: Extract<ListedSet, { kept: "account" }>["set"] }) {
  const { content, state, change, retry, settle } = useAccountSet(set);
  return (
    <SetRows {...props} content={content} change={change}>
      {state === "failed" ? (
        <Trouble text="Couldn't reach your account. Your last changes are saved in this browser only.">
          <Button size="small" onClick={retry}>
            Save now
          </Button>
        </Trouble>
      ) : null}
      {state === "conflict" ? (
        <Trouble text="These facts were changed elsewhere while you edited them. Choose which to use. The others stay under Earlier versions.">
          <Button size="small" onClick={() => void settle("mine")}>
            Use mine
          </Button>
          <Button size="small" onClick={() => void settle("theirs")}>
            Use the other version
          </Button>
        </Trouble>
      ) : null}
    </SetRows>
  );
}

function Trouble({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="alert" className="mb-3 rounded-box border border-warning bg-card p-4">
      <p className="flex gap-2 text-strong">
        <CircleAlert {...smallIcon} className="mt-1 shrink-0 text-warning" />
        {text}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function SetRows({
  content,
  change,
  setKey,
  remarkOf,
  above,
  beside,
  children,
}: SetEditorProps & {
  setKey: string;
  content: FactSetContent;
  change: (content: FactSetContent, keepVersion?: boolean) => void;
  children?: ReactNode;
}) {
  const remark = useMemo(() => remarkOf(content.facts), [remarkOf, content.facts]);
  return (
    <div className="grid gap-8 wide:grid-cols-[720px_400px] wide:gap-26">
      <div className="min-w-0">
        {above({ content, change })}
        {children}
        <FactsEditor
          setKey={setKey}
          facts={content.facts}
          onChange={(facts) => change({ ...content, facts })}
          language={content.language}
          remarkOf={remark}
        />
      </div>
      <aside className="min-w-0">{beside({ content, change })}</aside>
    </div>
  );
}
