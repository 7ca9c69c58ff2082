import { type CSSProperties, type ReactNode, use } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { conventions } from "#shared/letters/letter-convention.ts";
import { type Letterhead, senderLineOf } from "#shared/letters/letterhead.ts";
import { bandInk, type NameFace, type TemplateDesign } from "#shared/templates/template-design.ts";
import { SheetDesign } from "./sheet-design.ts";

/** Sender, contact, date and recipient, as the sheet's design has them; e-mail and phone share a line only where both fit. */
export function LetterheadLines({ letterhead }: { letterhead: Letterhead }) {
  const design = use(SheetDesign);
  const { name, location, email, phone, date, recipient = [] } = letterhead;
  const convention = conventions[letterhead.convention ?? "us"];
  const { hasWindow } = convention;
  const lines = { date: date ? [date] : [], recipient };
  if (![name, location, email, phone, date, ...recipient].some(Boolean)) return null;
  const isSplit = design.header === "split";
  return (
    <div className="text-base text-ink-2">
      <Header design={design} sender={convention.sender}>
        {name ? (
          <p className="text-ink text-lead" style={nameStyle(design)}>
            {name}
          </p>
        ) : null}
        {location || email || phone ? (
          <div className={classNames(isSplit && "@min-[20rem]:text-right")}>
            {location ? <p>{location}</p> : null}
            {email || phone ? (
              <p>
                {email ? <span className={classNames("block", !isSplit && "@min-[26rem]:inline")}>{email}</span> : null}
                {email && phone && !isSplit ? (
                  <span aria-hidden="true" className="@max-[26rem]:hidden">
                    {" · "}
                  </span>
                ) : null}
                {phone ? <span className="inline-block">{phone}</span> : null}
              </p>
            ) : null}
          </div>
        ) : null}
        {design.rule === "none" ? null : <Rule design={design} />}
      </Header>
      {hasWindow && name && recipient.length > 0 ? (
        <WindowLines letterhead={letterhead} />
      ) : date || recipient.length > 0 ? (
        <div className="mt-6 first:mt-0">
          {convention.blocks.map(({ what, side }) => (
            <div key={what} className={classNames("not-first:mt-3", side === "right" && "text-right")}>
              {lines[what].map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
                <p key={index}>{line}</p>
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** What shows through the window of an envelope, the sender's line small on top, and the date beside it. */
function WindowLines({ letterhead }: { letterhead: Letterhead }) {
  const sender = senderLineOf(letterhead);
  return (
    <div className="mt-8 mb-10">
      {sender ? (
        <p className="w-fit max-w-full border-current border-b pb-px text-[0.6875rem] leading-4">{sender}</p>
      ) : null}
      <p className="text-right text-ink">{letterhead.date}</p>
      <div className="text-ink">
        {letterhead.recipient?.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <p key={index}>{line}</p>
        ))}
      </div>
    </div>
  );
}

const headers: Record<TemplateDesign["header"], string> = {
  left: "",
  edge: "",
  centered: "text-center",
  split:
    "@min-[20rem]:flex @min-[20rem]:flex-wrap @min-[20rem]:items-end @min-[20rem]:justify-between @min-[20rem]:gap-x-6",
  band: "relative mb-10",
};

function Header({
  design,
  sender,
  children,
}: {
  design: TemplateDesign;
  sender: "left" | "right";
  children: ReactNode;
}) {
  const isRight = sender === "right" && design.header === "left";
  if (design.header !== "band")
    return (
      <div className={classNames(headers[design.header], isRight && "text-right", "empty:hidden")}>{children}</div>
    );
  return (
    <div className={headers.band} style={toVariables({ "--ink": bandInk, "--ink-2": bandInk, color: bandInk })}>
      <span
        aria-hidden="true"
        className="-z-10 absolute -inset-x-(--sheet-x) -top-(--sheet-y) -bottom-5 rounded-t-paper"
        style={{ background: design.accent }}
      />
      {children}
    </div>
  );
}

const rules: Record<Exclude<TemplateDesign["rule"], "none">, string> = {
  thin: "w-full border-t",
  heavy: "w-full border-t-2",
  short: "w-14 border-t-4 in-[.text-center]:mx-auto",
  double: "w-full border-t-4 border-double",
  dotted: "w-full border-t-2 border-dotted",
};

function Rule({ design }: { design: TemplateDesign }) {
  if (design.rule === "none") return null;
  return (
    <div
      aria-hidden="true"
      className={classNames("mt-3 mb-2", rules[design.rule])}
      style={{ borderColor: design.accent }}
    />
  );
}

const weights: Record<NameFace, CSSProperties> = {
  light: { fontWeight: 300 },
  regular: { fontWeight: 400 },
  semiBold: { fontWeight: 640 },
  bold: { fontWeight: 760 },
  italic: { fontWeight: 400, fontStyle: "italic" },
};

function nameStyle({ name }: TemplateDesign): CSSProperties {
  return {
    ...weights[name.face],
    fontSize: `${name.scale}em`,
    lineHeight: name.scale > 1 ? 1.25 : undefined,
    letterSpacing: `${name.tracking}em`,
    textTransform: name.capitals ? "uppercase" : undefined,
  };
}

function toVariables(variables: Record<string, string>): CSSProperties {
  return variables;
}
