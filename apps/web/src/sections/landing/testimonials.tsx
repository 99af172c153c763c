import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import { Container } from "../../layout/container.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** Sample testimonials, and the page says so: see the content file. */
export function Testimonials() {
  const t = useTranslations("landing.testimonials");
  const { items } = useMessages().landing.testimonials;
  return (
    <section className="bg-card py-20 md:py-28">
      <Container>
        <SectionHeading>{t("heading")}</SectionHeading>
        <p className="mt-4 text-base text-muted">{t("note")}</p>
        <ul className="mt-10 grid gap-6 md:grid-cols-3">
          {keysOf(items).map((key) => (
            <li key={key} className="flex min-w-0 flex-col rounded-2xl border border-line bg-paper p-6 md:p-8">
              <svg aria-hidden="true" viewBox="0 0 32 24" className="h-6 w-8">
                <path className="fill-accent" d="M0 0h14v12L7 24H0l4-12H0zM18 0h14v12l-7 12h-7l4-12h-4z" />
              </svg>
              <figure className="mt-5 flex flex-1 flex-col">
                <blockquote className="flex-1 text-pretty text-lg leading-relaxed">{t(`items.${key}.text`)}</blockquote>
                <figcaption className="mt-6 border-line border-t pt-4 text-base leading-snug">
                  <span className="block font-semibold">{t(`items.${key}.who`)}</span>
                  <span className="block text-muted">{t(`items.${key}.place`)}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
