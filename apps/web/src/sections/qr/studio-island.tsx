import { Button } from "@mauzo/ui/button";
import type { Locale } from "../../i18n/locale.ts";
import { messages } from "../../i18n/messages/messages.ts";
import { DeferredAssets } from "../../layout/deferred-assets.tsx";
import { pageAssetUrls } from "../../lib/page-scripts/asset-urls.ts";
import { DesignStudio } from "./design-studio.tsx";
import { QuickStudio } from "./quick-studio.tsx";

const studios = { "qr-code": QuickStudio, "customize-qr": DesignStudio };

/** A studio as rendered before any input, and the script that hydrates it: both use the same components. */
export function StudioIsland({ page, locale }: { page: keyof typeof studios; locale: Locale }) {
  const { qr: texts } = messages[locale];
  const Studio = studios[page];
  return (
    <>
      <div data-studio="" data-asleep="page" className="noscript:hidden">
        <Studio locale={locale} texts={texts} />
      </div>
      <div
        role="alert"
        className="hidden flex-wrap items-center gap-3 rounded-card bg-danger-soft px-4 py-3 unloaded:flex"
      >
        <p className="min-w-0 flex-1 basis-52">{texts.code.loadFailed}</p>
        <Button variant="secondary" data-again="">
          {texts.code.retry}
        </Button>
      </div>
      <DeferredAssets files={pageAssetUrls(page)} />
    </>
  );
}
