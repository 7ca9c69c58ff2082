import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { helpTopics } from "#client/features/help/help-topics.tsx";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** Answers to what people ask, each topic reachable by its own address. */
export function HelpPage() {
  useDocumentTitle("Help");
  const { hash } = useLocation();
  useEffect(() => {
    const topic = helpTopics.find(({ id }) => hash === `#${id}`);
    const heading = topic ? document.getElementById(topic.id) : null;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <div className="mx-auto grid max-w-column grid-cols-1 gap-x-16 px-5 pb-16 lg:grid-cols-[240px_minmax(0,680px)] lg:px-8">
      <h1 className="pt-5 font-heading text-title lg:col-span-2 lg:pt-8">Help</h1>
      <nav aria-label="Topics" className="lg:sticky lg:top-6 lg:mt-6 lg:self-start">
        <ul className="flex flex-wrap gap-x-5 lg:flex-col">
          {helpTopics.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center font-medium text-accent-text underline-offset-4 hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {helpTopics.map(({ id, title, answers }) => (
          <section key={id} aria-labelledby={id} className="border-hairline border-t pt-6 pb-8 first:border-t-0">
            <h2 id={id} tabIndex={-1} className="font-heading text-section outline-none">
              {title}
            </h2>
            {answers.map(({ question, answer }) => (
              <div key={question} className="mt-4">
                <h3 className="font-semibold text-base">{question}</h3>
                <p className="mt-1">{answer}</p>
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
