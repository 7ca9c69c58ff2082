const CONNECTIONS = 4;
const SECONDS = 2;

/** Requests a second over two seconds, four at a time. */
export async function load(url: string, cookie: string): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let answered = 0;
  async function connection(): Promise<void> {
    while (performance.now() < end) {
      const answer = await fetch(url, { headers: { Cookie: cookie } });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      await answer.arrayBuffer();
      answered += 1;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return answered / SECONDS;
}
