import { Link } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

export function NotFoundPage() {
  useDocumentTitle("Page not found");
  return (
    <section className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-start justify-center gap-4 px-5">
      <h1 className="font-heading text-strong text-title">404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <Link to={paths.home} className={buttonClass({ look: "second" })}>
        Go to the home page
      </Link>
    </section>
  );
}
