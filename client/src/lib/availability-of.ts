/** Browsers that know the interface but have nothing behind it never answer. */
const NO_ANSWER_AFTER = 2_000;

/** What a browser's built-in model or translator says about itself; "unavailable" also where it fails or never answers. */
export async function availabilityOf(ask: () => Promise<string>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("unavailable"), NO_ANSWER_AFTER);
  });
  return Promise.race([ask(), silence])
    .catch(() => "unavailable")
    .finally(() => clearTimeout(timer));
}
