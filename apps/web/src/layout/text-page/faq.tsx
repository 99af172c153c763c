import { ChevronDown } from "lucide-react";
import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { SectionTitle } from "./section-title.tsx";
import { StructuredData } from "./structured-data.tsx";

type Question = keyof Messages["faq"]["items"];
type Props = {
  /** Which of them; all, unless said. Only the page with all of them says so to search engines. */
  only?: readonly Question[];
};

/** The questions with their answers; opens and closes without JavaScript. */
export function Faq({ only }: Props) {
  const t = useTranslations("faq");
  const { items } = useMessages().faq;
  const questions = (only ?? keysOf(items)).map((key) => ({
    key,
    question: t(`items.${key}.question`),
    answer: keysOf(items[key].answer).map((part) => t(`items.${key}.answer.${part}`)),
  }));
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <SectionTitle>{t("heading")}</SectionTitle>
      <div className="border-ink border-t-2">
        {questions.map(({ key, question, answer }) => (
          <details key={key} className="group border-line border-b">
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
      {!only && (
        <StructuredData
          data={{
            "@type": "FAQPage",
            mainEntity: questions.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
            })),
          }}
        />
      )}
    </div>
  );
}
