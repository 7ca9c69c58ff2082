import { useMemo } from "react";
import { useClaimChecker } from "#client/components/claims/use-claim-checker.ts";
import type { ClaimEvidence } from "#shared/claims/claim.ts";
import { wishesOf } from "#shared/generator/prompt-form.schema.ts";
import type { ConventionId } from "#shared/letters/letter-convention.ts";
import { needsChecking, openClaims, toClaimedParts, vouchedClaims } from "./claimed-parts.ts";
import type { KeptOrder, LetterVersion } from "./generator-state.schema.ts";
import { fullName, told } from "./prompt-request.ts";
import type { Contact } from "./sheet-letterhead.ts";

/**
 * The letter with the claims in it that rest on nothing. `settled` gives them once they are known, null where the
 * checker could not be loaded.
 */
export function useLetterClaims({
  version,
  order,
  contact,
  vouched,
  convention,
  editing,
}: {
  version: LetterVersion;
  order: KeptOrder;
  contact: Contact;
  vouched: readonly string[];
  convention: ConventionId | null;
  /** The text is being edited: the checker will be needed. */
  editing: boolean;
}) {
  const evidence = useEvidence({ version, order, contact });
  const isNeeded = useMemo(() => needsChecking(version), [version]);
  const { create, load } = useClaimChecker({ isWanted: isNeeded || editing });
  const check = useMemo(() => create?.(evidence) ?? null, [create, evidence]);
  const parts = useMemo(
    () => toClaimedParts(version, { check, vouched, convention }),
    [version, check, vouched, convention],
  );
  const open = useMemo(() => openClaims(parts), [parts]);

  /** The same for a text that is still being edited. */
  const countIn = useMemo(
    () => check && ((text: string) => openClaims(toClaimedParts({ ...version, text }, { check, vouched })).length),
    [version, check, vouched],
  );

  return {
    parts,
    open,
    /** Claims without a source that stand in the letter and that the person vouches for. */
    vouched: useMemo(() => vouchedClaims(parts), [parts]),
    evidence,
    countIn,
    /** Nothing to wait for: all is known by construction, or checked already. */
    isSettled: !isNeeded || check !== null,
    settled: async () => {
      const checker = await load();
      return checker ? openClaims(toClaimedParts(version, { check: checker(evidence), vouched })) : null;
    },
  };
}

function useEvidence({ version: { answer }, order: { form }, contact }: Told): ClaimEvidence {
  const { email, phone, location } = contact;
  return useMemo(
    () => evidenceOf({ answer, form, contact: { email, phone, location } }),
    [answer, form, email, phone, location],
  );
}

type Told = { version: LetterVersion; order: KeptOrder; contact: Contact };

/** What the letter's claims may rest on. */
export function evidenceOf({
  answer,
  form,
  contact,
}: Pick<LetterVersion, "answer"> & Pick<KeptOrder, "form"> & Pick<Told, "contact">): ClaimEvidence {
  const { email, phone, location } = contact;
  return {
    facts: answer.facts,
    about: [
      fullName(form),
      told(form.linkedin),
      location,
      email,
      phone,
      form.jobLocation,
      form.roleType,
      ...wishesOf(form),
    ],
    posting: form.prompt,
    role: `${form.jobTitle} ${answer.letter.subject}`,
    company: told(form.company),
    asOf: new Date().toISOString().slice(0, 10),
    language: answer.letter.language,
  };
}
