import { useEffect, useMemo, useRef, useState } from "react";
import type { ClaimEvidence, SentenceCheck } from "#shared/claims/claim.ts";
import { wishesOf } from "#shared/generator/prompt-form.schema.ts";
import type { ConventionId } from "#shared/letters/letter-convention.ts";
import { needsChecking, openClaims, toClaimedParts } from "./claimed-parts.ts";
import type { Contact } from "./generator.tsx";
import type { KeptOrder, LetterVersion } from "./generator-state.schema.ts";
import { fullName, told } from "./prompt-request.ts";

type Check = (sentence: string) => SentenceCheck;
type Checker = (evidence: ClaimEvidence) => Check;

/** Loaded when the first letter that needs it is open: it is larger than the rest of the page. */
const loadChecker = async (): Promise<Checker> => (await import("#shared/claims/check-letter.ts")).createClaimChecker;

/**
 * The letter with the claims in it that rest on nothing. `settled` gives them once they are known, null where the
 * checker could not be loaded.
 */
export function useLetterClaims({
  version,
  order,
  contact,
  confirmed,
  convention,
  editing,
}: {
  version: LetterVersion;
  order: KeptOrder;
  contact: Contact;
  confirmed: readonly string[];
  convention: ConventionId | null;
  /** The text is being edited: the checker will be needed. */
  editing: boolean;
}) {
  const [create, setCreate] = useState<{ checker: Checker } | null>(null);
  const loading = useRef<Promise<Checker | null>>(null);
  const evidence = useEvidence({ version, order, contact });
  const isNeeded = useMemo(() => needsChecking(version), [version]);
  const check = useMemo(() => (create ? create.checker(evidence) : null), [create, evidence]);
  const parts = useMemo(
    () => toClaimedParts(version, { check, confirmed, convention }),
    [version, check, confirmed, convention],
  );
  const open = useMemo(() => openClaims(parts), [parts]);

  /** The same for a text that is still being edited. */
  const countIn = useMemo(
    () => check && ((text: string) => openClaims(toClaimedParts({ ...version, text }, { check, confirmed })).length),
    [version, check, confirmed],
  );

  function load(): Promise<Checker | null> {
    loading.current ??= loadChecker().then(
      (checker) => {
        setCreate({ checker });
        return checker;
      },
      () => {
        loading.current = null;
        return null;
      },
    );
    return loading.current;
  }

  const isWanted = (isNeeded || editing) && create === null;
  useEffect(() => {
    if (isWanted) void load();
  });

  return {
    parts,
    open,
    countIn,
    /** Nothing to wait for: all is known by construction, or checked already. */
    isSettled: !isNeeded || check !== null,
    settled: async () => {
      const checker = await load();
      return checker ? openClaims(toClaimedParts(version, { check: checker(evidence), confirmed })) : null;
    },
  };
}

function useEvidence({
  version,
  order,
  contact,
}: {
  version: LetterVersion;
  order: KeptOrder;
  contact: Contact;
}): ClaimEvidence {
  const { answer } = version;
  const { form } = order;
  const { email, phone, location } = contact;
  return useMemo(
    () => ({
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
    }),
    [answer, form, email, phone, location],
  );
}
