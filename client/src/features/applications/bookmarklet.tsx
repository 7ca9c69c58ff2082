import { Bookmark } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonClass } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { paths } from "#client/lib/paths.ts";

/** A link to keep among one's bookmarks: pressed on a page with a job, it brings that page's text here. */
export function Bookmarklet() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // React takes no such address: it is ours, and nothing anybody typed is in it.
    link.current?.setAttribute("href", bookmarkletCode(window.location.origin));
  }, []);
  return (
    <div className="rounded-box bg-card p-5">
      <h2 className="font-semibold text-strong">Save a job from any page</h2>
      <p className="mt-1">
        Drag this button to your bookmarks bar. On a job page, select it to send the page's text here. It also works
        where we can't open the page, such as behind a sign-in.
      </p>
      <a ref={link} href="#bookmark" className={buttonClass({ look: "second", className: "mt-3 cursor-grab" })}>
        <Bookmark {...smallIcon} />
        Save to Cover Letter Desk
      </a>
    </div>
  );
}

/** Text and job data of the page go into the part of the address that is sent to no server. */
function bookmarkletCode(origin: string): string {
  const target = JSON.stringify(`${origin}${paths.sharePosting}#`);
  return `javascript:(()=>{const s=String(getSelection()||'').trim(),j=[...document.querySelectorAll('script[type="application/ld+json"]')].map(e=>e.textContent.slice(0,60000)).filter(t=>t.includes('JobPosting')).slice(0,3),t=(s.length>200?s:(document.querySelector('main,article')||document.body).innerText).slice(0,60000);open(${target}+encodeURIComponent(JSON.stringify({title:document.title,url:location.href,text:t,jobs:j})))})()`;
}
