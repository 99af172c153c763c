import type { Locale } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { CodeBlock } from "./code-block.tsx";
import { DefinitionsTable } from "./definitions-table.tsx";
import { LiveWidget } from "./live-widget.tsx";
import { readSample } from "./read-samples.ts";
import { Topic } from "./topic.tsx";

const subheading = "mt-10 font-bold font-display text-xl tracking-tight";

/**
 * The chat widget for other sites: the line to embed it, its settings, methods and appearance, and the widget itself.
 */
export function WidgetTopic({ locale, messages }: { locale: Locale; messages: Messages["developers"] }) {
  const { widget, live, react, copy } = messages;
  return (
    <>
      <Topic anchor="widget" heading={widget.heading} text={widget.text}>
        <div className="mt-6">
          <CodeBlock code={readSample("embed/line.html")} copy={copy} />
        </div>
        <DefinitionsTable
          label={widget.attribute}
          head={[widget.attribute, widget.meaning]}
          rows={Object.entries(widget.attributes).map(([name, text]) => [`data-${name}`, text])}
        />
        <h3 className={subheading}>{widget.apiHeading}</h3>
        <p className="mt-2 mb-4 text-muted">{widget.apiText}</p>
        <CodeBlock code={readSample(`embed/${locale}/button.html`)} copy={copy} />
        <DefinitionsTable
          label={widget.apiHeading}
          head={[widget.method, widget.effect]}
          rows={Object.entries(widget.api).map(([name, text]) => [`Mauzo.${name}()`, text])}
        />
        <p className="mt-6 max-w-[42rem] text-pretty text-muted">{widget.policy}</p>
        <h3 className={subheading}>{widget.themeHeading}</h3>
        <p className="mt-2 max-w-[42rem] text-pretty text-muted">{widget.themeText}</p>
        <DefinitionsTable
          label={widget.themeHeading}
          head={[widget.key, widget.sets]}
          rows={Object.entries(widget.theme)}
        />
      </Topic>
      <Topic anchor="live" heading={live.heading} text={live.text}>
        <LiveWidget action={live.action} failed={live.failed} />
      </Topic>
      <Topic anchor="react" heading={react.heading} text={react.text}>
        <div className="mt-6">
          <CodeBlock code={readSample(`embed/${locale}/shop-chat.tsx`)} copy={copy} />
        </div>
      </Topic>
    </>
  );
}
