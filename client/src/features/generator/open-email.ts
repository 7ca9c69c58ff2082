const LONGEST_START = 2_500;

/** Hands the address to the system. False when nothing has come in front of the page after two and a half seconds. */
export function openEmail(href: string): Promise<boolean> {
  return new Promise((settle) => {
    const opened = () => finish(true);
    const onVisibility = () => document.hidden && finish(true);
    const finish = (isOpen: boolean) => {
      clearTimeout(waiting);
      window.removeEventListener("blur", opened);
      document.removeEventListener("visibilitychange", onVisibility);
      settle(isOpen);
    };
    const waiting = setTimeout(() => finish(false), LONGEST_START);
    window.addEventListener("blur", opened);
    document.addEventListener("visibilitychange", onVisibility);
    const link = document.createElement("a");
    link.href = href;
    link.click();
  });
}
