import { type Locale, pathIn } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { Container } from "../../layout/container.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { CallToAction } from "../../layout/text-page/call-to-action.tsx";
import { PageHero } from "../../layout/text-page/page-hero.tsx";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";

function Purpose({ mission, vision }: Pick<Messages["about"], "mission" | "vision">) {
  return (
    <div className="border-line border-y bg-card">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-12 py-16 md:grid-cols-2 md:py-24">
        {[mission, vision].map(({ heading, text }) => (
          <section key={heading} className="border-accent border-t-4 pt-5">
            <SectionTitle className="text-xl! md:text-2xl!">{heading}</SectionTitle>
            <p className="mt-3 text-pretty font-display text-[min(clamp(1.25rem,1rem+1.1vw,1.75rem),8vw)] leading-snug">
              {text}
            </p>
          </section>
        ))}
      </Container>
    </div>
  );
}

function Story({ locale, messages }: { locale: Locale; messages: Messages["about"] }) {
  const { story, claim } = messages;
  return (
    <Container className="grid grid-cols-1 gap-x-16 gap-y-12 py-16 md:py-24 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section>
        <SectionTitle>{story.heading}</SectionTitle>
        <div className="mt-6 max-w-[42rem] space-y-5 text-pretty">
          {story.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <div className="self-start rounded-2xl bg-accent p-8 text-on-accent lg:mt-16">
        <p
          aria-hidden="true"
          className="font-bold font-display text-[min(5.5rem,26vw)] leading-none tracking-[-0.04em]"
        >
          {claim.number}
        </p>
        <p className="mt-4 text-pretty text-lg">{claim.text}</p>
        <ButtonLink variant="dark" href={pathIn(locale, "/shops")} className="mt-6">
          {claim.shops}
        </ButtonLink>
      </div>
    </Container>
  );
}

function Values({ messages }: { messages: Messages["about"]["values"] }) {
  return (
    <section className="pb-16 md:pb-24">
      <Container>
        <SectionTitle>{messages.heading}</SectionTitle>
        <ul className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {messages.items.map(({ title, text }) => (
            <li key={title} className="border-ink border-t-2 pt-4">
              <h3 className="font-bold font-display text-xl tracking-tight">{title}</h3>
              <p className="mt-2 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

export function AboutPage({ locale }: { locale: Locale }) {
  const { about } = messagesOf(locale);
  const { hero, closing } = about;
  return (
    <SiteLayout locale={locale} path="/about">
      <PageHero
        title={hero.heading}
        text={hero.text}
        saying={{ text: "Mgeni njoo, mwenyeji apone", meaning: hero.saying }}
      />
      <Purpose mission={about.mission} vision={about.vision} />
      <Story locale={locale} messages={about} />
      <Values messages={about.values} />
      <CallToAction heading={closing.heading} text={closing.text}>
        <ButtonLink large variant="warning" href="/dashboard?auth=Signup">
          {closing.action}
        </ButtonLink>
        <ButtonLink large variant="light" href={pathIn(locale, "/contact-us")}>
          {closing.contact}
        </ButtonLink>
      </CallToAction>
    </SiteLayout>
  );
}
