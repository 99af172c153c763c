import { Code, QrCode } from "lucide-react";
import { type Locale, pathIn } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { Container } from "../../layout/container.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { PageHero } from "../../layout/text-page/page-hero.tsx";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";
import { Guide } from "./guide.tsx";
import { ToolCard } from "./tool-card.tsx";

export function ResourcesPage({ locale }: { locale: Locale }) {
  const { hero, tools, guides } = messagesOf(locale).resources;
  const all = Object.entries(guides.items);
  return (
    <SiteLayout locale={locale} path="/resources">
      <PageHero title={hero.heading} text={hero.text} saying={{ text: "Elimu haina mwisho", meaning: hero.saying }}>
        <nav aria-label={guides.heading} className="mt-6">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {all.map(([anchor, { title }]) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className="inline-flex min-h-9 items-center font-medium text-primary underline underline-offset-4"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      <Container className="pb-16 md:pb-24">
        <section>
          <SectionTitle>{tools.heading}</SectionTitle>
          <div className="mt-8 grid grid-cols-1 gap-5 md:grid-cols-2">
            <ToolCard {...tools.qr} icon={<QrCode aria-hidden="true" />} href={pathIn(locale, "/qr-code")} />
            <ToolCard
              {...tools.developers}
              icon={<Code aria-hidden="true" />}
              href={pathIn(locale, "/for-developers")}
            />
          </div>
        </section>
      </Container>
      <section className="border-line border-t bg-card py-16 md:py-24">
        <Container>
          <SectionTitle>{guides.heading}</SectionTitle>
          {all.map(([anchor, guide]) => (
            <Guide key={anchor} anchor={anchor} {...guide} />
          ))}
        </Container>
      </section>
    </SiteLayout>
  );
}
