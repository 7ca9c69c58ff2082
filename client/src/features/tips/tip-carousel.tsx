import {
  ChevronLeft,
  ChevronRight,
  Hash,
  Info,
  KeyRound,
  type LucideIcon,
  Pause,
  Pencil,
  Play,
  Ruler,
  Send,
  SpellCheck,
  Target,
} from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { type CareerTip, careerTips, type TipIcon, type TipTone } from "#shared/tips/career-tips.ts";

const SECONDS_A_TIP = 9;

const icons: Record<TipIcon, LucideIcon> = {
  target: Target,
  ruler: Ruler,
  key: KeyRound,
  pencil: Pencil,
  hash: Hash,
  "spell-check": SpellCheck,
  send: Send,
};
const tones: Record<TipTone, string> = {
  accent: "bg-accent-wash text-accent",
  success: "bg-success-wash text-success",
  warning: "bg-warning-wash text-warning",
};

/** Seven tips, one at a time; they go round by themselves until somebody reads, pauses or asks for less motion. */
export function TipCarousel() {
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(() => !window.matchMedia?.("(prefers-reduced-motion: reduce)").matches);
  const [reading, setReading] = useState(false);
  const move = (step: number) => setPlace((now) => (now + step + careerTips.length) % careerTips.length);

  useEffect(() => {
    if (!playing || reading) return;
    const timer = setInterval(() => setPlace((now) => (now + 1) % careerTips.length), SECONDS_A_TIP * 1000);
    return () => clearInterval(timer);
  }, [playing, reading]);

  const tip = careerTips[place] ?? careerTips[0];
  if (!tip) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Career tips"
      onPointerEnter={() => setReading(true)}
      onPointerLeave={() => setReading(false)}
      onFocus={() => setReading(true)}
      onBlur={() => setReading(false)}
      className="rounded-box bg-card p-6 sm:p-8"
    >
      <Tip tip={tip} place={place} live={!playing || reading} />
      <div className="mt-6 flex items-center gap-2">
        <IconButton
          label="Previous tip"
          icon={<ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />}
          onClick={() => move(-1)}
        />
        <IconButton
          label="Next tip"
          icon={<ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />}
          onClick={() => move(1)}
        />
        <IconButton
          label={playing ? "Pause tips" : "Play tips"}
          icon={
            playing ? (
              <Pause aria-hidden="true" size={16} strokeWidth={1.75} />
            ) : (
              <Play aria-hidden="true" size={16} strokeWidth={1.75} />
            )
          }
          onClick={() => setPlaying(!playing)}
        />
        <span className="ml-auto text-quiet text-small tabular-nums">
          {place + 1} of {careerTips.length}
        </span>
      </div>
    </section>
  );
}

function Tip({ tip, place, live }: { tip: CareerTip; place: number; live: boolean }) {
  const Icon = icons[tip.icon];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel, which ARIA calls a group
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${place + 1} of ${careerTips.length}`}
      aria-live={live ? "polite" : "off"}
      className="min-h-64 sm:min-h-48"
    >
      <span className={classNames("flex size-11 items-center justify-center rounded", tones[tip.tone])}>
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      </span>
      <h2 className="mt-4 font-heading text-section text-strong">{tip.title}</h2>
      <p className="mt-2 max-w-prose text-lead">{tip.content}</p>
      <p title={tip.tooltip} className="mt-3 flex items-start gap-2 text-quiet text-small">
        <Info aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        {tip.tooltip}
      </p>
    </div>
  );
}
