import { useTranslations } from "next-intl";
import { Container } from "../../layout/container.tsx";
import { KangaBorder } from "../../layout/kanga-border.tsx";

/** A kanga carries a saying, the *jina*, in capitals under its centre. So does this page. */
export function Proverb() {
  const t = useTranslations("landing.proverb");
  return (
    <section aria-label={t("source")} className="bg-accent text-on-accent">
      <KangaBorder id="proverb-pindo" className="block" />
      <Container className="py-16 text-center md:py-20">
        <figure>
          <blockquote
            lang="sw"
            className="mx-auto max-w-4xl text-balance font-bold font-display text-[min(clamp(1.75rem,1.2rem+2.4vw,3.25rem),12vw)] uppercase leading-[1.1] tracking-[0.01em]"
          >
            {t("text")}
          </blockquote>
          <figcaption className="mt-5 text-lg">{t("meaning")}</figcaption>
        </figure>
      </Container>
    </section>
  );
}
