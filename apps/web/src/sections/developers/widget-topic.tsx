import { useLocale, useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import { CodeBlock } from "./code-block.tsx";
import { DefinitionsTable } from "./definitions-table.tsx";
import { LiveWidget } from "./live-widget.tsx";
import { readSample } from "./read-samples.ts";
import { Topic } from "./topic.tsx";

const subheading = "mt-10 font-bold font-display text-xl tracking-tight";

/**
 * The chat widget for other sites: the line to embed it, its settings, methods and appearance, and the widget itself.
 */
export function WidgetTopic() {
  const t = useTranslations("developers");
  const locale = useLocale();
  const { widget } = useMessages().developers;
  const copy = t("copy");
  return (
    <>
      <Topic anchor="widget" heading={t("widget.heading")} text={t("widget.text")}>
        <div className="mt-6">
          <CodeBlock code={readSample("embed/line.html")} copy={copy} />
        </div>
        <DefinitionsTable
          label={t("widget.attribute")}
          head={[t("widget.attribute"), t("widget.meaning")]}
          rows={keysOf(widget.attributes).map((name) => [`data-${name}`, t(`widget.attributes.${name}`)])}
        />
        <h3 className={subheading}>{t("widget.apiHeading")}</h3>
        <p className="mt-2 mb-4 text-muted">{t("widget.apiText")}</p>
        <CodeBlock code={readSample(`embed/${locale}/button.html`)} copy={copy} />
        <DefinitionsTable
          label={t("widget.apiHeading")}
          head={[t("widget.method"), t("widget.effect")]}
          rows={keysOf(widget.api).map((name) => [`Mauzo.${name}()`, t(`widget.api.${name}`)])}
        />
        <p className="mt-6 max-w-[42rem] text-pretty text-muted">{t("widget.policy")}</p>
        <h3 className={subheading}>{t("widget.themeHeading")}</h3>
        <p className="mt-2 max-w-[42rem] text-pretty text-muted">{t("widget.themeText")}</p>
        <DefinitionsTable
          label={t("widget.themeHeading")}
          head={[t("widget.key"), t("widget.sets")]}
          rows={keysOf(widget.theme).map((name) => [name, t(`widget.theme.${name}`)])}
        />
      </Topic>
      <Topic anchor="live" heading={t("live.heading")} text={t("live.text")}>
        <LiveWidget action={t("live.action")} failed={t("live.failed")} />
      </Topic>
      <Topic anchor="react" heading={t("react.heading")} text={t("react.text")}>
        <div className="mt-6">
          <CodeBlock code={readSample(`embed/${locale}/shop-chat.tsx`)} copy={copy} />
        </div>
      </Topic>
    </>
  );
}
