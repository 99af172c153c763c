import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
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
import { WebhooksTopic } from "./webhooks-topic.tsx";
import { WidgetTopic } from "./widget-topic.tsx";

export function DevelopersPage() {
  const t = useTranslations("developers");
  const { items } = useMessages().developers.build;
  const anchors = {
    widget: t("widget.heading"),
    live: t("live.heading"),
    react: t("react.heading"),
    basics: t("basics.heading"),
    errors: t("errors.heading"),
    samples: t("samples.heading"),
    webhooks: t("webhooks.heading"),
    reference: t("reference.heading"),
  };
  return (
    <SiteLayout path="/for-developers">
      <PageHero
        title={t("hero.heading")}
        text={t("hero.text")}
        saying={{ text: "Kidole kimoja hakivunji chawa", meaning: t("hero.saying") }}
      >
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink large href="#reference">
            {t("hero.reference")}
          </ButtonLink>
          <ButtonLink large variant="secondary" href="/api/docs">
            {t("hero.explorer")}
          </ButtonLink>
        </div>
      </PageHero>
      <Container className="grid grid-cols-1 items-start gap-x-12 pb-20 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={t("contents")} className="sticky top-24 py-16 max-lg:hidden">
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
        <div data-copied={t("copied")} className="min-w-0">
          <Topic anchor="build" heading={t("build.heading")}>
            <ul className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
              {keysOf(items).map((key) => (
                <li key={key}>
                  <h3 className="font-semibold text-lg">{t(`build.items.${key}.title`)}</h3>
                  <p className="mt-1 text-pretty text-muted">{t(`build.items.${key}.text`)}</p>
                </li>
              ))}
            </ul>
          </Topic>
          <WidgetTopic />
          <BasicsTopic />
          <SamplesTopic />
          <WebhooksTopic />
          <ReferenceTopic />
        </div>
      </Container>
      <DeferredAssets files={pageAssetUrls("developers")} />
    </SiteLayout>
  );
}
