import { ChevronDown } from "lucide-react";
import type { Messages } from "../../i18n/messages/en.ts";
import { SectionTitle } from "./section-title.tsx";
import { StructuredData } from "./structured-data.tsx";

/** The five questions with their answers; opens and closes without JavaScript. */
export function Faq({ messages }: { messages: Messages["faq"] }) {
  const items = Object.values(messages.items);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <SectionTitle>{messages.heading}</SectionTitle>
      <div className="border-ink border-t-2">
        {items.map(({ question, answer }) => (
          <details key={question} className="group border-line border-b">
            <summary className="flex items-start justify-between gap-4 py-5">
              <h3 className="text-balance font-semibold text-lg leading-snug">{question}</h3>
              <ChevronDown
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 text-primary transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <div className="max-w-[42rem] space-y-3 pb-6 text-pretty text-muted">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <StructuredData
        data={{
          "@type": "FAQPage",
          mainEntity: items.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
          })),
        }}
      />
    </div>
  );
}
