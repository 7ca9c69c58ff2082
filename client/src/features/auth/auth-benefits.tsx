import { Download, Files, GitCompare, LayoutTemplate } from "lucide-react";

const benefits = [
  { icon: Files, title: "Your letters on every device", text: "Save once, open on any device." },
  {
    icon: GitCompare,
    title: "Nothing is overwritten",
    text: "If you edit a letter in two tabs, you choose which version to keep.",
  },
  { icon: LayoutTemplate, title: "Templates stay yours", text: "What you buy stays with your account." },
  {
    icon: Download,
    title: "Export or delete anytime",
    text: "Download or delete all your data in your profile.",
  },
] as const;

/** What an account adds to what everybody has. */
export function AuthBenefits() {
  return (
    <section aria-labelledby="benefits" className="self-start rounded-box bg-card p-6 lg:p-10">
      <h2 id="benefits" className="font-heading text-section">
        What an account adds
      </h2>
      <p className="mt-2">You don't need one to write and download a letter.</p>
      <ul className="mt-7 grid gap-6">
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4 max-[15rem]:flex-col">
            <span className="flex size-11 shrink-0 items-center justify-center rounded bg-raised">
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
            </span>
            <span>
              <span className="block font-semibold text-strong">{title}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
