import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { copyText } from "#client/lib/copy-text.ts";
import { keptResumeLimits } from "#shared/applications/kept-resume.schema.ts";
import { thousands } from "#shared/limits/thousands.ts";
import { keptResumesOptions, useKeptResumes } from "./kept-resumes.api.ts";

/** What a portal asks for, from one place: the letter as PDF, a resume, and the letter's words within a limit. */
export function PackageCard({
  signedIn,
  letterText,
  onPack,
}: {
  signedIn: boolean;
  /** The newest letter as plain text. */
  letterText: string;
  /** Saves one file with the letter, the resume and the portal's text. */
  onPack: (parts: { resume: { name: string; bytes: Uint8Array } | null; portalText: string }) => Promise<void>;
}) {
  const kept = useQuery({ ...keptResumesOptions(), enabled: signedIn });
  const { keep, remove, load } = useKeptResumes();
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState("");
  const [keeping, setKeeping] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [limit, setLimit] = useState("");
  const [packing, setPacking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const portalText = typed ?? letterText;
  const most = Number.parseInt(limit, 10) || null;
  const length = [...portalText].length;
  const tooLarge = file !== null && file.size > keptResumeLimits.bytes;

  async function pack(): Promise<void> {
    setPacking(true);
    try {
      if (file && keeping && signedIn) {
        const made = await keep.mutateAsync(file);
        setChosen(String(made.id));
      }
      const id = Number(chosen);
      const resume = file
        ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
        : id
          ? { name: kept.data?.find((one) => one.id === id)?.name ?? "resume.pdf", bytes: await load(id) }
          : null;
      await onPack({ resume, portalText });
    } finally {
      setPacking(false);
    }
  }

  return (
    <section aria-label="Files for the application portal" className="grid gap-4 rounded-box bg-card p-5">
      <h2 className="font-semibold text-strong">Files for the application portal</h2>
      {kept.data && kept.data.length > 0 ? (
        <div className="flex items-end gap-2">
          <SelectField
            className="flex-1"
            label="Saved resume"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              { value: "", label: "None" },
              ...kept.data.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          {chosen ? (
            <Button
              look="quiet"
              busy={remove.isPending}
              onClick={() => {
                remove.mutate(Number(chosen));
                setChosen("");
              }}
            >
              Delete
            </Button>
          ) : null}
        </div>
      ) : null}
      <div className="grid gap-2">
        <Button onClick={() => input.current?.click()}>{file ? file.name : "Add your resume"}</Button>
        {tooLarge ? <p className="text-danger text-small">This file is larger than 5 MB.</p> : null}
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Resume for this application"
          accept=".pdf,.doc,.docx"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            target.value = "";
          }}
        />
        {file && signedIn ? (
          <CheckboxField
            label="Keep this resume, encrypted, until I delete it"
            checked={keeping}
            onChange={setKeeping}
          />
        ) : null}
        {file && !keeping ? (
          <p className="text-quiet text-small">It's only added to the download. We don't store it.</p>
        ) : null}
      </div>
      <TextField
        label="The portal's limit"
        optional
        inputMode="numeric"
        placeholder="2,000"
        value={limit}
        onChange={({ target }) => setLimit(target.value.replace(/\D/g, "").slice(0, 6))}
      />
      <TextArea
        label="Text for the portal"
        rows={6}
        value={portalText}
        onChange={({ target }) => setTyped(target.value)}
        counter={most ? `${thousands(length)} of ${thousands(most)}` : `${thousands(length)} characters`}
        error={most && length > most ? `${thousands(length - most)} too many` : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="second" onClick={() => void copyText(portalText)}>
          Copy text
        </Button>
        <Button busy={packing} disabled={tooLarge} icon={<Download {...smallIcon} />} onClick={() => void pack()}>
          Download all
        </Button>
      </div>
    </section>
  );
}
