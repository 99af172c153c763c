"use client";
import { type ComponentType, useEffect, useState } from "react";
import type { Locale } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import type { StudioProps } from "./studio/studio-props.ts";

type Props = { kind: "quick" | "design"; locale: Locale; texts: { failed: string; retry: string } };

const studios: Record<Props["kind"], () => Promise<ComponentType<StudioProps>>> = {
  quick: () => import("./quick-studio.tsx").then(({ QuickStudio }) => QuickStudio),
  design: () => import("./design-studio.tsx").then(({ DesignStudio }) => DesignStudio),
};
const languages: Record<Locale, () => Promise<{ qr: Messages["qr"] }>> = {
  en: () => import("../../i18n/messages/en/qr.ts"),
  sw: () => import("../../i18n/messages/sw/qr.ts"),
};

/**
 * Fetches a studio, and its words in one language, once the page is there: the page reads at once, and neither its
 * HTML nor its first load carries a workshop. Keeps the place until then.
 */
export function StudioOpener({ kind, locale, texts }: Props) {
  const [loaded, setLoaded] = useState<{ Studio: ComponentType<StudioProps>; words: Messages["qr"] }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    Promise.all([studios[kind](), languages[locale]()]).then(
      ([Studio, { qr }]) => setLoaded({ Studio, words: qr }),
      () => setFailed(true),
    );
  }, [failed, kind, locale]);
  if (loaded) return <loaded.Studio locale={locale} texts={loaded.words} />;
  return (
    <div className="min-h-dvh">
      {failed && (
        <div role="alert" className="rounded-card bg-danger-soft px-4 py-3">
          <p>{texts.failed}</p>
          <button
            type="button"
            onClick={() => setFailed(false)}
            className="min-h-11 font-medium underline underline-offset-4"
          >
            {texts.retry}
          </button>
        </div>
      )}
      {!failed && <div aria-hidden="true" className="h-120 rounded-2xl bg-sunken motion-safe:animate-pulse" />}
    </div>
  );
}
