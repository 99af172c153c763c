import type { OptOut } from "@mauzo/contract/marketing/opt-outs";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { buttonClass } from "@mauzo/ui/button-class";
import { getTranslations } from "next-intl/server";
import type { Language } from "../i18n/language.ts";

type Props = { code: string; optOut: OptOut; language: Language; hasFailed: boolean };

/** Whether somebody wants no more offers from a shop, and afterwards that they get none. */
export async function OptOutScreen({ code, optOut, language, hasFailed }: Props) {
  const t = await getTranslations({ locale: language, namespace: "optOut" });
  const shop = isolateBidi(optOut.shop_name);
  return (
    <section lang={language} className="mx-auto max-w-md py-10 text-center">
      <h1 className="wrap-anywhere font-semibold text-2xl">{t(optOut.is_out ? "done" : "title", { shop })}</h1>
      {hasFailed && !optOut.is_out && (
        <p role="alert" className="mt-4 rounded-control border border-line-strong bg-card p-3">
          {t("failed.text")}
        </p>
      )}
      <p className="mt-3 text-muted">{t(optOut.is_out ? "doneText" : "text")}</p>
      {!optOut.is_out && (
        <form method="post" action={`/o/${code}/stop`} className="mt-6">
          <button type="submit" className={buttonClass("primary", "lg", "min-h-12 w-full font-semibold")}>
            {t("stop")}
          </button>
        </form>
      )}
    </section>
  );
}
