import type { Locale } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { Container } from "../../layout/container.tsx";
import { DeferredAssets } from "../../layout/deferred-assets.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { PageHero } from "../../layout/text-page/page-hero.tsx";
import { pageAssetUrls } from "../../lib/page-scripts/asset-urls.ts";
import { BasicsTopic } from "./basics-topic.tsx";
import { ReferenceTopic } from "./reference/reference-topic.tsx";
import { SamplesTopic } from "./samples-topic.tsx";
import { Topic } from "./topic.tsx";
import { WidgetTopic } from "./widget-topic.tsx";

export async function DevelopersPage({ locale }: { locale: Locale }) {
  const { developers: messages } = messagesOf(locale);
  const { hero, build, webhooks } = messages;
  const anchors = {
    widget: messages.widget.heading,
    live: messages.live.heading,
    react: messages.react.heading,
    basics: messages.basics.heading,
    errors: messages.errors.heading,
    samples: messages.samples.heading,
    webhooks: webhooks.heading,
    reference: messages.reference.heading,
  };
  return (
    <SiteLayout locale={locale} path="/for-developers">
      <PageHero
        title={hero.heading}
        text={hero.text}
        saying={{ text: "Kidole kimoja hakivunji chawa", meaning: hero.saying }}
      >
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink large href="#reference">
            {hero.reference}
          </ButtonLink>
          <ButtonLink large variant="secondary" href="/api/docs">
            {hero.explorer}
          </ButtonLink>
        </div>
      </PageHero>
      <Container className="grid grid-cols-1 items-start gap-x-12 pb-20 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={messages.contents} className="sticky top-24 py-16 max-lg:hidden">
          <ul className="space-y-1 border-line border-l text-base">
            {Object.entries(anchors).map(([anchor, heading]) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className="flex min-h-8 items-center py-1 pl-4 text-muted underline-offset-4 hover:text-ink hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div data-copied={messages.copied} className="min-w-0">
          <Topic anchor="build" heading={build.heading}>
            <ul className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
              {build.items.map(({ title, text }) => (
                <li key={title}>
                  <h3 className="font-semibold text-lg">{title}</h3>
                  <p className="mt-1 text-pretty text-muted">{text}</p>
                </li>
              ))}
            </ul>
          </Topic>
          <WidgetTopic locale={locale} messages={messages} />
          <BasicsTopic messages={messages} />
          <SamplesTopic messages={messages} />
          <Topic
            anchor="webhooks"
            heading={webhooks.heading}
            text={webhooks.text}
            aside={
              <span className="ml-1 inline-block rounded-full bg-accent px-3 py-1 align-middle font-medium font-sans text-base text-on-accent leading-normal tracking-normal">
                {webhooks.planned}
              </span>
            }
          />
          <ReferenceTopic locale={locale} messages={messages} />
        </div>
      </Container>
      <DeferredAssets files={pageAssetUrls("developers")} />
    </SiteLayout>
  );
}
