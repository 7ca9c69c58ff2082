import { describe, expect, it } from "vitest";
import { emailLink, mailSubject } from "./email-link.ts";

const partsOf = (href: string) => Object.fromEntries(new URL(href).searchParams);

describe("emailLink", () => {
  it("carries subject and letter with every character and line", () => {
    const body = "Dear Ann & Bo,\n\n100 % of it: “größe” + 😀?\n\nKind regards";
    const { href, fits } = emailLink({ subject: "Nurse\nBcc: x", body, userAgent: "Macintosh" });
    expect(fits).toBe(true);
    expect(href).not.toMatch(/\+|\s/);
    expect(partsOf(href)).toEqual({ subject: "Nurse Bcc: x", body: body.replaceAll("\n", "\r\n") });
  });

  it("goes to the address that the posting names, and to nobody where it is none", () => {
    const to = (address: string) => emailLink({ to: address, subject: "Nurse", body: "Hi", userAgent: "" }).href;
    expect(to(" jobs+rn@hospital.example ")).toMatch(/^mailto:jobs%2Brn@hospital\.example\?subject=Nurse&body=Hi$/);
    for (const none of ["", "call us", "a@b.example, c@d.example", "a@b@c", 'x"@b.example'])
      expect(to(none)).toBe("mailto:?subject=Nurse&body=Hi");
    expect(new URL(to("a@b.example?bcc=c")).searchParams.get("bcc")).toBeNull();
  });

  it("asks to paste a letter that the system would cut", () => {
    const letter = { subject: "Nurse", body: "I nurse. ".repeat(300) };
    expect(emailLink({ ...letter, userAgent: "Macintosh" }).fits).toBe(true);
    const { href, fits } = emailLink({ ...letter, userAgent: "Windows NT 10.0" });
    expect(fits).toBe(false);
    expect(href.length).toBeLessThan(2_000);
    expect(partsOf(href).body).toContain("clipboard");
  });

  it("has the letter's subject, and the reference that a posting wants in it", () => {
    expect(mailSubject("Re: Nurse, reference AB-12")).toBe("Nurse, reference AB-12");
    expect(mailSubject("Objet : candidature au poste d’aide, réf. AJ")).toBe("candidature au poste d’aide, réf. AJ");
    expect(mailSubject("Bewerbung als Koch")).toBe("Bewerbung als Koch");
  });

  it("takes a lone surrogate", () => {
    expect(emailLink({ subject: "\ud800", body: "\udfff", userAgent: "" }).fits).toBe(true);
  });
});
