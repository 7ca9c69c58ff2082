import { ArrowLeft, Ellipsis, FilePlus2, Files, LayoutTemplate, Lightbulb, RotateCcw } from "lucide-react";
import type { Ref } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { paths } from "#client/lib/paths.ts";

const shortcuts = [
  { label: "My Letters", path: paths.myCoverLetters, icon: <Files {...smallIcon} /> },
  { label: "Templates", path: paths.templates, icon: <LayoutTemplate {...smallIcon} /> },
  { label: "Career Tips", path: paths.careerTips, icon: <Lightbulb {...smallIcon} /> },
] as const;

/** Back, the title of the view, shortcuts and Start Over; on phones all but the first two stand in a menu. */
export function GeneratorHeader({
  title,
  titleRef,
  onBack,
  onLeave,
  onNewLetter,
  onSameFacts,
  onStartOver,
}: {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  onBack: () => void;
  /** Called before a shortcut leads away. */
  onLeave: () => void;
  /** Missing while there is no letter to leave behind. */
  onNewLetter?: (() => void) | undefined;
  /** The same, with the person's facts on the next desk. */
  onSameFacts?: (() => void) | undefined;
  onStartOver: () => void;
}) {
  const navigate = useNavigate();
  const actions = [
    ...shortcuts.map(({ label, path, icon }) => ({
      key: label,
      label,
      icon,
      onSelect: () => {
        onLeave();
        navigate(path);
      },
    })),
    ...(onNewLetter
      ? [{ key: "new", label: "New Letter", icon: <FilePlus2 {...smallIcon} />, onSelect: onNewLetter }]
      : []),
    ...(onSameFacts
      ? [{ key: "same", label: "New letter, same facts", icon: <FilePlus2 {...smallIcon} />, onSelect: onSameFacts }]
      : []),
    { key: "over", label: "Start Over", icon: <RotateCcw {...smallIcon} />, onSelect: onStartOver },
  ];

  return (
    <div className="flex h-15 items-center gap-1">
      <IconButton label="Back" icon={<ArrowLeft {...largeIcon} />} onClick={onBack} className="-ml-3" />
      <h1 ref={titleRef} tabIndex={-1} className="font-heading text-section text-strong outline-none">
        {title}
      </h1>
      <div className="-mr-2 ml-auto hidden items-center gap-2 xl:flex">
        {actions.map(({ key, label, icon, onSelect }, index) => (
          <span key={key} className="flex items-center">
            {index === shortcuts.length ? <span aria-hidden="true" className="mr-3 ml-1 h-5 w-px bg-hairline" /> : null}
            <Button look="quiet" icon={icon} size="tool" onClick={onSelect}>
              {label}
            </Button>
          </span>
        ))}
      </div>
      <div className="-mr-3 ml-auto xl:hidden">
        <Menu
          label="Other pages and Start Over"
          trigger={<IconButton label="Other pages and Start Over" icon={<Ellipsis {...largeIcon} />} />}
          entries={actions}
        />
      </div>
    </div>
  );
}
