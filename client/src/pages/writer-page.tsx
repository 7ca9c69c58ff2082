import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { WriterSettings } from "#client/features/settings/writer/writer-settings.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** Who writes the letters of this installation: the one part of the settings that is kept on the server. */
export function WriterPage() {
  useDocumentTitle("Writer");
  return (
    <div className="mx-auto max-w-column px-5 pb-16 lg:px-8">
      <Link
        to={paths.settings}
        className="mt-3 -ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-small hover:text-strong"
      >
        <ArrowLeft {...smallIcon} />
        Settings
      </Link>
      <h1 className="font-heading text-title">Writer</h1>
      <p className="mt-1 mb-5">Saved on the server, for everybody who uses it.</p>
      <WriterSettings />
    </div>
  );
}
