/** Whether the server has another version of the page than the one that is open; false where that cannot be told. */
export async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src^="/assets/index-"]')?.getAttribute("src");
  if (!script) return false;
  try {
    const response = await fetch("/", { cache: "no-store", headers: { Accept: "text/html" } });
    if (!response.ok) return false;
    const page = await response.text();
    return page.includes('<div id="root">') && !page.includes(script);
  } catch {
    return false;
  }
}
