import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonLook = "main" | "second" | "quiet" | "buy" | "danger";
export type ButtonSize = "small" | "tool" | "usual" | "large";

const looks: Record<ButtonLook, string> = {
  main: "forced-colors:border bg-accent text-accent-on hover:bg-accent-hover active:bg-accent-pressed",
  second: "border border-edge text-strong hover:bg-raised active:bg-hairline",
  quiet: "text-body hover:bg-raised hover:text-strong active:bg-hairline",
  buy: "border border-accent text-accent-text hover:bg-accent-wash active:bg-raised",
  danger: "forced-colors:border bg-danger-fill text-danger-on hover:bg-danger-fill-hover active:bg-danger-fill-pressed",
};

/** A small one is small in type alone: it stays easy to hit. A tool stands among others in a bar. */
const sizes: Record<ButtonSize, string> = {
  small: "min-h-11 px-3 text-small",
  tool: "min-h-11 px-2 text-base",
  usual: "min-h-11 px-4.5 text-base",
  large: "min-h-13 px-6 text-lead",
};

const disabledLook = "disabled:border-transparent disabled:bg-raised disabled:text-quiet";

const spentLook = "pointer-events-none border-transparent! bg-raised! text-quiet!";

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Shows a spinner before the word and takes no further presses; the width stays. */
  busy?: boolean;
  /** At its end (the last page, nothing to undo): dimmed and without effect, yet it keeps the focus of who pressed it there. */
  spent?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({
  look = "second",
  size = "usual",
  busy = false,
  spent = false,
  icon,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || spent || undefined}
      onClick={busy || spent ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ look, size, className: classNames(spent && spentLook, className) })}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** The same look for links that act as buttons. */
export function buttonClass({
  look = "second",
  size = "usual",
  className,
}: {
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string | undefined;
}): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded font-semibold transition-colors duration-quick",
    sizes[size],
    looks[look],
    disabledLook,
    className,
  );
}
