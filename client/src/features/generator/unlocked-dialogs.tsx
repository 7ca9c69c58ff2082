import { ClaimsDialog } from "#client/components/claims/claims-dialog.tsx";
import type { useClaimsGuard } from "#client/components/claims/use-claims-guard.ts";
import { VersionHistory } from "#client/components/version-history.tsx";
import type { ConventionId } from "#shared/letters/letter-convention.ts";
import type { OpenClaim } from "./claimed-parts.ts";
import type { LetterVersion } from "./generator-state.schema.ts";
import { RecomposeDialog } from "./recompose-dialog.tsx";
import type { Generator } from "./use-generator.ts";
import type { useRecomposing } from "./use-recomposing.ts";
import { versionEntries } from "./version-entries.ts";

/** What is asked over the open letter: which version to bring back, whether it may leave as it stands or be composed anew. */
export function UnlockedDialogs({
  generator,
  version,
  convention,
  comparing,
  leaving,
  recomposing,
  onCompared,
  onShowClaim,
}: {
  generator: Generator;
  version: LetterVersion;
  convention: ConventionId | null;
  comparing: boolean;
  leaving: ReturnType<typeof useClaimsGuard<OpenClaim>>;
  recomposing: ReturnType<typeof useRecomposing>;
  onCompared: () => void;
  onShowClaim: (claim: OpenClaim) => void;
}) {
  const { versions } = generator.state;
  return (
    <>
      {comparing ? (
        <VersionHistory
          entries={versionEntries(versions, convention)}
          current={String(versions.indexOf(version))}
          onBringBack={(key) => {
            generator.showVersion(Number(key));
            onCompared();
          }}
          onClose={onCompared}
        />
      ) : null}
      {recomposing.asked ? (
        <RecomposeDialog
          language={recomposing.asked.language}
          keepsOurs={recomposing.asked.keepsOurs ?? false}
          isEdited={version.text !== null}
          onGoOn={recomposing.goOn}
          onClose={recomposing.close}
        />
      ) : null}
      {leaving.asked ? (
        <ClaimsDialog
          {...leaving.asked}
          onShow={onShowClaim}
          onVouch={generator.vouch}
          onGoOn={leaving.goOn}
          onClose={leaving.close}
        />
      ) : null}
    </>
  );
}
