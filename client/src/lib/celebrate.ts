const BURST_EVERY = 450;

/** Confetti for so many milliseconds; none for people who ask for less motion. Loaded on use. */
export function celebrate(duration: number): void {
  if (window.matchMedia?.("(prefers-reduced-motion: no-preference)").matches !== true) return;
  void import("canvas-confetti").then(({ default: confetti }) => {
    const fire = confetti.create(undefined, { resize: true, useWorker: false, disableForReducedMotion: true });
    const burst = () => {
      for (const side of sides) void fire({ ...side, particleCount: 24, spread: 60, ticks: 160, colors: [...colors] });
    };
    burst();
    const bursts = setInterval(burst, BURST_EVERY);
    setTimeout(() => clearInterval(bursts), Math.max(0, duration - 1_500));
    setTimeout(() => fire.reset(), duration);
  });
}

const sides = [
  { angle: 60, origin: { x: 0, y: 0.7 } },
  { angle: 120, origin: { x: 1, y: 0.7 } },
] as const;

/** Brass, paper and the two quiet greens of the desk: a canvas cannot read the style sheet's tokens. */
const colors = ["#e4bf7a", "#f0d9a9", "#f6f0e3", "#8acda4", "#7c8a83"] as const;
