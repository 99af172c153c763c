import { buttonClass } from "@mauzo/ui/button-class";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { AfterPaint } from "../../chrome/after-paint.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { pageFiles } from "../../lib/frame/site-script.ts";
import { DesignStudio } from "./design-studio.tsx";
import { QuickStudio } from "./quick-studio.tsx";

const studios = { "qr-code": QuickStudio, "customize-qr": DesignStudio };

/** A studio as it is before anybody has typed, and the script that takes it over: both draw with the same components. */
export function StudioPlace({ page, locale }: { page: keyof typeof studios; locale: Locale }) {
  const { qr: texts } = messagesOf(locale);
  return (
    <>
      <div
        data-studio=""
        data-asleep="page"
        className="noscript:hidden"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by a renderer that escapes, of words of our own.
        dangerouslySetInnerHTML={{
          __html: renderToString(h(studios[page], { locale, texts })),
        }}
      />
      <div
        role="alert"
        className="hidden flex-wrap items-center gap-3 rounded-card bg-danger-soft px-4 py-3 unloaded:flex"
      >
        <p className="min-w-0 flex-1 basis-52">{texts.code.loadFailed}</p>
        <button type="button" data-again="" className={buttonClass("secondary")}>
          {texts.code.retry}
        </button>
      </div>
      <AfterPaint files={pageFiles(page)} />
    </>
  );
}
