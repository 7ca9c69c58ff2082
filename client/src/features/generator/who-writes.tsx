import { ChevronDown, PenLine } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { paths } from "#client/lib/paths.ts";
import { useChooseWriter, useWriter, writerName } from "#client/lib/writer.api.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import type { WriterChange } from "#shared/writer/writer.schema.ts";
import { offerBrowserModel, preferBrowser, prefersBrowser } from "./browser-model/chosen-writer.ts";

/** Who will write the letter, and who else could: models on this computer for who may choose, the browser's own for all. */
export function WhoWrites({
  language,
  onLeave,
}: {
  language: Language;
  /** Called before the page is left for the settings. */
  onLeave: () => void;
}) {
  const { data: state } = useWriter();
  const save = useChooseWriter({ quietly: true });
  const navigate = useNavigate();
  const browser = useBrowserModel(language);
  const [prefersOwn, setPrefersOwn] = useState(prefersBrowser);
  if (!state) return null;
  const isBrowser = browser !== null && prefersOwn;
  const models = state.mayChoose ? (state.choice?.found ?? []) : [];

  function use(own: boolean): void {
    preferBrowser(own);
    setPrefersOwn(own);
  }

  function choose(change: WriterChange): void {
    use(false);
    save.mutate(change);
  }

  function openSettings(): void {
    onLeave();
    navigate(paths.writerSettings);
  }

  const isNow = (kind: string, name: string | null) =>
    !isBrowser && state.now.kind === kind && state.now.model === name;
  const entries = [
    ...(state.mayChoose && !isNow("built-in", null)
      ? [
          {
            key: "built-in",
            label: "Built-in writer",
            onSelect: () => choose({ kind: "built-in" }),
          },
        ]
      : []),
    ...models.flatMap(({ server, models: own }) =>
      own
        .filter(({ name }) => !isNow("local", name))
        .map(({ name }) => ({
          key: `${server} ${name}`,
          label: `${name} on this computer`,
          onSelect: () => choose({ kind: "local", server, model: name }),
        })),
    ),
    ...(isBrowser && !state.mayChoose
      ? [{ key: "usual", label: capitalised(writerName(state.now)), onSelect: () => use(false) }]
      : []),
    ...(browser !== null && !isBrowser
      ? [
          {
            key: "browser",
            label: browser === "ready" ? "This browser's own model" : "This browser's own model, after a download",
            onSelect: () => use(true),
          },
        ]
      : []),
    ...(state.mayChoose ? [{ key: "settings", label: "Writer settings", onSelect: openSettings }] : []),
  ];
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3 border-hairline border-t pt-3">
      <p className="flex min-w-0 flex-1 items-start gap-2 text-small" aria-live="polite">
        <PenLine {...smallIcon} className="mt-0.5 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          Written by{" "}
          <strong className="font-semibold text-strong">
            {isBrowser ? "this browser's own model" : writerName(state.now)}
          </strong>
          {isBrowser ? ", on this device" : ""}
        </span>
      </p>
      {entries.length === 0 ? null : (
        <Menu
          label="Another writer"
          trigger={
            <Button look="quiet" size="small" className="-mr-3" busy={save.isPending}>
              Change writer
              <ChevronDown {...smallIcon} />
            </Button>
          }
          entries={entries}
        />
      )}
    </div>
  );
}

/** Null while that is not known, and where there is none. */
function useBrowserModel(language: Language): "ready" | "download" | null {
  const [found, setFound] = useState<"ready" | "download" | null>(null);
  useEffect(() => {
    let isWanted = true;
    void offerBrowserModel(language).then((now) => isWanted && setFound(now));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return found;
}
