import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { TipCarousel } from "#client/features/tips/tip-carousel.tsx";
import { currentBackTarget } from "#client/lib/back-target.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

export function CareerTipsPage() {
  const navigate = useNavigate();
  useDocumentTitle("Career Tips Hub");
  return (
    <div className="mx-auto max-w-[720px] px-5 pt-4 pb-16">
      <div className="flex min-h-15 items-center gap-3">
        <IconButton
          label="Back"
          icon={<ArrowLeft {...largeIcon} />}
          onClick={() => navigate(currentBackTarget(paths.careerTips))}
        />
        <h1 className="font-heading text-strong text-title">Career Tips Hub</h1>
      </div>
      <div className="mt-4">
        <TipCarousel />
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <section className="rounded-box bg-card p-6">
          <h2 className="font-heading text-lead text-strong">How recruiters read in one minute</h2>
          <p className="mt-2">
            First the role and the first two lines. Then names, numbers, and words from the posting. Then the last
            paragraph. Put your best points there.
          </p>
        </section>
        <section className="rounded-box bg-card p-6">
          <h2 className="font-heading text-lead text-strong">About these numbers</h2>
          <p className="mt-2">
            They come from job site surveys and are widely quoted. Use them as a guide. A true detail of your own beats
            any percentage.
          </p>
        </section>
      </div>
    </div>
  );
}
