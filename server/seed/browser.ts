type Call = { method?: "GET" | "POST" | "PUT" | "PATCH"; body?: unknown };

/** A browser of its own: it keeps its cookies, and sends and reads JSON. @throws Error for an answer of 400 or more */
export type Browser = (path: string, call?: Call) => Promise<unknown>;

export function openBrowser(address: string): Browser {
  const cookies = new Map<string, string>();
  return async (path, { method = "GET", body } = {}) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text === "" ? null : JSON.parse(text);
  };
}
