import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "#client/lib/paths.ts";

export type HelpTopic = { id: string; title: string; answers: readonly { question: string; answer: ReactNode }[] };

/** Everything the help page answers, in the order people meet it. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: "letter",
    title: "Writing a letter",
    answers: [
      {
        question: "Where do I begin?",
        answer: (
          <>
            With your <To path={paths.resumeUpload}>resume</To>, with{" "}
            <To path={paths.wizardStart}>five short questions</To>, or straight in the{" "}
            <To path={paths.prompt}>generator</To>. All three end in the generator, where you paste the job posting.
          </>
        ),
      },
      {
        question: "Why can I read only the first part?",
        answer:
          "The first part is a preview. Give a name, an e-mail address and how you found us, and the whole letter opens at once, exactly as previewed.",
      },
      {
        question: "Where does a sentence come from?",
        answer:
          "Press a sentence of the finished letter: the note beside it names the fact of yours and the line of the posting it rests on. What the posting asks for and you did not mention stands in the match list.",
      },
      {
        question: "How do I change a letter?",
        answer:
          "Regenerate writes it again in the tone you choose, Translate in Spanish, French or German, and Edit lets you type in it. Without a language model an edited letter is not translated but composed anew; you are asked first. Earlier versions stay at hand beside the letter.",
      },
      {
        question: "How do I begin again?",
        answer:
          "New Letter keeps the last letter within reach. Start Over clears the letter, your resume and what you typed from this browser. Saved letters stay.",
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
            Without an account in this browser, with one on your account:{" "}
            <To path={paths.myCoverLetters}>My Letters</To> shows both. Clearing the browser&rsquo;s data deletes what
            is kept in it; sign in and your letters move to your account.
          </>
        ),
      },
      {
        question: "How do I get a letter out?",
        answer:
          "Copy, e-mail, PDF, Word and plain text, from the finished letter and from the list of saved ones. Text in the PDF can be selected and searched, as the programs of employers expect.",
      },
      {
        question: "What works without a connection?",
        answer:
          "Once you have been here, the page opens offline too: the questions, the letters in this browser and the letter in the generator are there. Writing a new letter and everything on your account need the connection.",
      },
      {
        question: "Somebody changed my letter in another window",
        answer: "Then saving shows both texts and asks which one stays. Nothing is overwritten silently.",
      },
    ],
  },
  {
    id: "resume",
    title: "Your resume",
    answers: [
      {
        question: "Which files can be read?",
        answer:
          "PDF and Word (DOC, DOCX) up to 5 MB. A scanned page is a picture without text; export the original as PDF instead. Take the password off a protected file first.",
      },
      {
        question: "Is my resume stored?",
        answer:
          "The file is never written to disk. What was read from it stays with your visit so that you can correct it, and goes with Start Over or when you sign out.",
      },
    ],
  },
  {
    id: "templates",
    title: "Templates and payment",
    answers: [
      {
        question: "What does a template change?",
        answer:
          "The look of the sheet and the PDF, and how the letter is built and worded. Choose it in the generator, above the sheet.",
      },
      {
        question: "How is it paid?",
        answer:
          "Once, by card, on the payment provider's own page. We never see your card. A bundle is all its templates at one price.",
      },
      {
        question: "I paid and it is not there",
        answer: (
          <>
            Sign in: what was bought in this browser moves to your account. If the browser blocks the way to the payment
            page, take the <To path={paths.stripeRedirect}>alternative checkout</To>.
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
            Press Forgot password on the <To path={paths.auth}>sign-in page</To>. The link in the mail works once, for
            60 minutes; only the newest one does.
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
        question: "What is kept about me, and how do I delete it?",
        answer: (
          <>
            <To path={paths.profile}>My Profile</To> gives you everything that is kept for your account as one file, and
            deletes the account with all it owns.
          </>
        ),
      },
      {
        question: "What does “Pending Approval” mean?",
        answer:
          "Every new account also asks for the rights of an administrator, which somebody has to approve. Letters, templates and workflows work without them.",
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
            <To path={paths.workflows}>Workflows</To> move tables: from a database or a file, through filters and sums,
            to where you need them. They run on the server and tell you in the bell when they have ended.
          </>
        ),
      },
      {
        question: "What do new nodes begin with?",
        answer: (
          <>
            With what <To path={`${paths.settings}?tab=execution`}>Settings, Execution</To> says about failures, retries
            and pauses.
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
        question: "How do I get around?",
        answer:
          "Tab goes from control to control, Escape closes what is open. The first Tab on a page offers to skip to its content. Arrow keys move within tabs and choices, the space bar picks, F8 goes to the notification.",
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
