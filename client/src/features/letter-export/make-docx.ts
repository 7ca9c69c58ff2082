import { BorderStyle, Document, Packer, PageBorderOffsetFrom } from "docx";
import { plainDesign } from "#shared/templates/template-design.ts";
import { toParagraphs } from "./docx-paragraphs.ts";
import type { LetterDocument } from "./letter-document.ts";
import type { PageFormat } from "./page-format.ts";
import { toPrintable } from "./printable-text.ts";
import { toTwips } from "./to-twips.ts";

/** Sets the letter as a Word document in the PDF's design, in a serif that Windows and macOS both have. */
export async function makeDocx({ document, format }: { document: LetterDocument; format: PageFormat }): Promise<Blob> {
  const design = document.design ?? plainDesign;
  const name = toPrintable(document.letterhead.name);
  const title = ["Cover Letter", name, toPrintable(document.jobTitle ?? "")].filter(Boolean).join(" - ");
  const file = new Document({
    title,
    creator: name || "Cover Letter Desk",
    lastModifiedBy: name || "Cover Letter Desk",
    description: "",
    styles: { default: { document: { run: { language: { value: languageOf(document) } } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: toTwips(format.width), height: toTwips(format.height) },
            margin: {
              top: toTwips(format.margin.top),
              bottom: toTwips(format.margin.bottom),
              left: toTwips(format.margin.left),
              right: toTwips(format.margin.right),
            },
            ...(design.header === "edge" ? { borders: edge(design.accent) } : {}),
          },
        },
        children: toParagraphs(document, {
          design,
          top: format.margin.top,
          textWidth: format.width - format.margin.left - format.margin.right,
        }),
      },
    ],
  });
  return Packer.toBlob(file);
}

/** The edge down the page as a border of it: as thick as Word has one, in eighths of a point. */
function edge(color: string) {
  return {
    pageBorders: { offsetFrom: PageBorderOffsetFrom.PAGE },
    pageBorderLeft: { style: BorderStyle.SINGLE, size: 96, space: 0, color: color.slice(1) },
  };
}

/** English is spelled as the country does. */
function languageOf({ language, letterhead }: LetterDocument): string {
  const isBritish = language === "en" && (letterhead.convention ?? "us") !== "us";
  return isBritish ? "en-GB" : wordLanguages[language];
}

const wordLanguages: Record<LetterDocument["language"], string> = {
  en: "en-US",
  es: "es-ES",
  fr: "fr-FR",
  de: "de-DE",
};
