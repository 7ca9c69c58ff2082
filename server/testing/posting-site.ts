import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type PostingSite = { url: string; asked: IncomingMessage["headers"][]; close: () => Promise<void> };

const duties = [
  "<p>You look after the walled garden, lead two gardeners and a trainee, and plan the planting of the year with the owner.</p>",
  "<ul><li>Five years in a historic garden</li><li>PA1 and PA6 certificates</li><li>A driving licence</li></ul>",
  "<p>We offer a cottage, 28 days of holiday and a pension. Please tell us why you want to work in this garden.</p>",
].join("");

const job = (name: string, more: object = {}) => ({
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  title: name,
  description: duties,
  datePosted: "2026-11-02",
  validThrough: "2027-01-12T23:59:00+00:00",
  employmentType: "FULL_TIME",
  hiringOrganization: { "@type": "Organization", name: "Aldercombe House", sameAs: "https://aldercombe.example" },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: "Totnes", addressRegion: "Devon", addressCountry: "GB" },
  },
  ...more,
});

const page = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;
const chrome = `<header><nav><a href="/">Jobs</a><a href="/about">About</a><button>Accept all cookies</button></nav></header>`;
const ld = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll("</", "<\\/")}</script>`;

/** Pages as boards, employers and agencies publish them, and such as give trouble. */
const pages: Record<string, () => string> = {
  "/boards/head-gardener": () =>
    page("Job", ld(job("Head Gardener")), `${chrome}<main><h1>Head Gardener</h1>${duties}</main>`),
  "/careers/graph": () =>
    page(
      "Careers",
      `<script type="application/ld+json">{broken</script>${ld({ "@context": "https://schema.org", "@graph": [{ "@type": "WebSite", name: "Careers" }, job("Kitchen Gardener", { jobLocationType: "TELECOMMUTE", description: duties.replaceAll("<", "&lt;").replaceAll(">", "&gt;") })] })}`,
      `${chrome}<div id="app"></div>`,
    ),
  "/agency/microdata": () =>
    page(
      "Vacancy",
      "",
      `${chrome}<div itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Garden Supervisor</h1>
       <span itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><b itemprop="name">Exmere Botanic Garden</b></span>
       <div itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><i itemprop="addressLocality">Exeter</i></span></div>
       <meta itemprop="validThrough" content="2027-02-01"><div itemprop="description">${duties}</div></div>`,
    ),
  "/village/plain": () =>
    page(
      "Gardener wanted",
      "<script>track()</script>",
      `${chrome}<article><h1>Gardener</h1><p>Stourcombe Manor in Dorset looks for a gardener from April.</p>${duties}${duties}</article><footer>Imprint</footer>`,
    ),
  "/long/estate": () =>
    page("Estate", ld([job("Deputy Head Gardener", { hiringOrganization: "Trevanick Estate" })]), chrome),
  "/login": () =>
    page("Sign in", "", `<form><input type="email"><input type="password"><button>Sign in</button></form>`),
  "/app-only": () =>
    page(
      "Jobs",
      "",
      `<div id="root"></div><noscript>Please enable JavaScript.</noscript><script src="/app.js"></script>`,
    ),
  "/private/job": () => page("Hidden", ld(job("Hidden Gardener")), duties),
  "/huge": () => page("Huge", "", `<p>${"too long ".repeat(700_000)}</p>`),
  "/deep": () => page("Deep", "", `${"<div>".repeat(60_000)}${duties}`),
  "/scripted-title": () =>
    page("x", ld(job("<img src=x onerror=alert(1)>=cmd()", { title: "<script>alert(1)</script>" })), duties),
};

const moved: Record<string, string> = {
  "/moved": "/boards/head-gardener",
  "/moved-inside": "http://169.254.169.254/latest/meta-data/",
  "/moved-to-file": "file:///etc/passwd",
  "/moved-to-private": "/private/job",
  "/round": "/round",
};

/** A site with postings on a loopback port; `asked` are the headers of the calls it had. */
export async function startPostingSite(): Promise<PostingSite> {
  const asked: IncomingMessage["headers"][] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    answer(request.url ?? "/", response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${portOf(server)}`, asked, close: () => closed(server) };
}

function answer(path: string, response: ServerResponse): void {
  if (path === "/robots.txt") {
    response.end("User-agent: *\nDisallow: /private/\n");
    return;
  }
  const to = moved[path];
  if (to) {
    response.writeHead(302, { location: to }).end();
    return;
  }
  if (path === "/file.pdf") {
    response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7");
    return;
  }
  if (path === "/latin") {
    response.writeHead(200, { "content-type": "text/html; charset=iso-8859-1" });
    response.end(
      Buffer.from(page("G\u00e4rtner", "", `<article><h1>G\u00e4rtner</h1>${duties}${duties}</article>`), "latin1"),
    );
    return;
  }
  if (path === "/refused") {
    response.writeHead(403, { "content-type": "text/html" }).end(page("Forbidden", "", "Forbidden"));
    return;
  }
  const make = pages[path];
  response.writeHead(make ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
  response.end(make ? make() : page("Not found", "", "<h1>Not found</h1>"));
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
