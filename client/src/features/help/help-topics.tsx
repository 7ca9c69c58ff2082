import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "#client/lib/paths.ts";
import { languageNames, languageSchema } from "#shared/letters/letter.schema.ts";

const otherLanguages = new Intl.ListFormat("en", { type: "disjunction" }).format(
  languageSchema.options.filter((language) => language !== "en").map((language) => languageNames[language]),
);

export type HelpTopic = { id: string; title: string; answers: readonly { question: string; answer: ReactNode }[] };

/** Everything the help page answers, in the order people meet it. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: "letter",
    title: "Writing a letter",
    answers: [
      {
        question: "Where do I start?",
        answer: (
          <>
            With your <To path={paths.resumeUpload}>resume</To>, with{" "}
            <To path={paths.wizardStart}>five short questions</To>, or straight in the{" "}
            <To path={paths.prompt}>generator</To>. All three lead to the generator, where you paste the job posting.
          </>
        ),
      },
      {
        question: "Why can I read only the first part?",
        answer:
          "The first part is a preview. Enter your name, your email, and how you found us, and the full letter opens right away.",
      },
      {
        question: "Where does a sentence come from?",
        answer:
          "Select a sentence in the finished letter. The note beside it shows which of your details and which line of the posting it's based on. The checklist shows what the posting asks for and you haven't mentioned.",
      },
      {
        question: "How do I change a letter?",
        answer: `Use Tone to write it again in another tone, Translate for ${otherLanguages}, and Edit to type in it. Without an AI model, translating an edited letter writes it again from your details; we ask first. You can go back to earlier versions anytime.`,
      },
      {
        question: "How do I start over?",
        answer:
          "New Letter starts a new one and keeps the last. Start Over clears the letter, your resume, and your answers from this browser. Saved letters stay.",
      },
    ],
  },
  {
    id: "keeping",
    title: "Keeping letters",
    answers: [
      {
        question: "Where are my letters?",
        answer: (
          <>
            Without an account, in this browser. With one, in your account.{" "}
            <To path={paths.myCoverLetters}>My Letters</To> shows both. Clearing your browser&rsquo;s data deletes the
            letters in it. Sign in to move them to your account.
          </>
        ),
      },
      {
        question: "How do I download or send a letter?",
        answer:
          "Copy it, email it, or download it as PDF, Word, or plain text, from the finished letter or your saved letters. PDF text can be selected and searched, so applicant tracking systems can read it.",
      },
      {
        question: "What works without a connection?",
        answer:
          "After your first visit, the questions, the letters in this browser, and the letter in the generator work offline. New letters and your account need a connection.",
      },
      {
        question: "My letter was changed in another window",
        answer: "When you save, you'll see both versions and choose which to keep.",
      },
    ],
  },
  {
    id: "resume",
    title: "Your resume",
    answers: [
      {
        question: "Which files can I upload?",
        answer: "PDF and Word (DOC, DOCX), up to 5 MB. Remove the password from a protected file first.",
      },
      {
        question: "Is my resume stored?",
        answer:
          "The file is never saved. Its details stay for your visit so you can correct them. Start Over or signing out deletes them.",
      },
    ],
  },
  {
    id: "templates",
    title: "Templates and payment",
    answers: [
      {
        question: "What does a template change?",
        answer: "The letter's design, structure, and wording. Choose it above the letter in the generator.",
      },
      {
        question: "How do I pay?",
        answer:
          "You pay once, by card, on the payment provider's page. We never see your card. A bundle includes all its templates for one price.",
      },
      {
        question: "I paid, but my template is missing",
        answer: (
          <>
            Sign in to move purchases from this browser to your account. If your browser blocks the payment page, use
            the <To path={paths.stripeRedirect}>alternative checkout</To>.
          </>
        ),
      },
    ],
  },
  {
    id: "account",
    title: "Your account",
    answers: [
      {
        question: "I forgot my password",
        answer: (
          <>
            Select Forgot password on the <To path={paths.auth}>sign-in page</To>. The emailed link works once, for 60
            minutes.
          </>
        ),
      },
      {
        question: "How do I sign out?",
        answer: (
          <>
            In the menu under your initials. The <To path={paths.signOutGuide}>sign-out guide</To> shows where.
          </>
        ),
      },
      {
        question: "Why should I confirm my email address?",
        answer: (
          <>
            You can then sign in with it and always reset your password. Open the link we emailed, or send a new one
            from <To path={paths.profile}>My Profile</To>.
          </>
        ),
      },
      {
        question: "What do you store about me, and how do I delete it?",
        answer: (
          <>
            <To path={paths.profile}>My Profile</To> lets you download everything in your account as one file, or delete
            your account and data.
          </>
        ),
      },
      {
        question: "Who gets admin rights?",
        answer:
          "A super admin reviews new accounts and can give them admin rights. You don't need them for letters, templates, or workflows.",
      },
    ],
  },
  {
    id: "workflows",
    title: "Workflows",
    answers: [
      {
        question: "What are they for?",
        answer: (
          <>
            <To path={paths.workflows}>Workflows</To> move data from a database or file, filter and sum it, and send it
            where you need it. They run on the server. The bell tells you when a run finishes.
          </>
        ),
      },
      {
        question: "Where do rows go that fail?",
        answer:
          "They're skipped, and the run's page shows the first 20 with the reason. To keep all of them, drag from the output at the bottom of the step to an email, sheet, or file.",
      },
      {
        question: "Why doesn't my workflow send email?",
        answer:
          "Email only goes to people who agreed. Open the email step to see who did and ask the others. Each person gets a separate email and can stop anytime.",
      },
      {
        question: "What are the defaults of new steps?",
        answer: (
          <>
            See <To path={`${paths.settings}?tab=execution`}>Settings, Execution</To> for errors, retries, and delays.
          </>
        ),
      },
    ],
  },
  {
    id: "keys",
    title: "By keyboard",
    answers: [
      {
        question: "How do I use the keyboard?",
        answer:
          "Tab moves between controls and Escape closes dialogs and menus. The first Tab on a page lets you skip to the content. Use the arrow keys within tabs and options, Space to select, and F8 to go to notifications.",
      },
    ],
  },
];

function To({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link to={path} className="font-semibold text-accent-text underline underline-offset-4">
      {children}
    </Link>
  );
}
