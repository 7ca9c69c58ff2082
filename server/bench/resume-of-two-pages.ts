import { jsPDF } from "jspdf";
import { plainResume } from "../testing/resume-files.ts";

export function twoPages(): Buffer {
  const pdf = new jsPDF({ unit: "pt" });
  for (const page of [1, 2]) {
    if (page === 2) pdf.addPage();
    for (const [index, line] of [...plainResume, ...plainResume.slice(3)].entries())
      if (line !== "") pdf.text(line, 50, 60 + index * 20);
  }
  return Buffer.from(pdf.output("arraybuffer"));
}

export async function uploadResume(url: string, file: Buffer, headers: Record<string, string> = {}): Promise<void> {
  const body = new FormData();
  body.set("resume", new Blob([new Uint8Array(file)], { type: "application/pdf" }), "resume.pdf");
  const answer = await fetch(`${url}/api/resume/upload`, { method: "POST", body, headers });
  if (!answer.ok) throw new Error(`upload answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
