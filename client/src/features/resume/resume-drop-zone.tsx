import { FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { classNames } from "#client/lib/class-names.ts";

/** Drag and drop, or browse. */
export function ResumeDropZone({ onChoose }: { onChoose: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the button inside does the same by keyboard
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        "flex flex-col items-center gap-3 rounded-box border border-dashed px-6 py-12 text-center transition-colors duration-quick",
        over ? "border-accent bg-accent-wash" : "border-edge bg-card",
      )}
    >
      <FileUp aria-hidden="true" size={28} strokeWidth={1.75} className="text-accent" />
      <p className="text-lead text-strong">Drop your resume here</p>
      <p className="text-quiet text-small">PDF, DOC or DOCX, at most 5 MB</p>
      <Button onClick={() => input.current?.click()}>Browse files</Button>
      <input
        ref={input}
        type="file"
        aria-label="Resume file"
        accept=".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again after it was mended.
          event.target.value = "";
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
