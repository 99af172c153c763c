import type { ShortLink } from "@mauzo/contract/marketing/short-links";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useNewestShortLink, useSaveShortLink } from "../data.ts";
import { problemsOf, toForm, toInput } from "./link-form.ts";

type Options = { link: ShortLink | undefined; onSaved: (saved: ShortLink) => void };

/** The form over a link, or over a new one. */
export function useLinkForm({ link, onSaved }: Options) {
  const t = useTranslations("shortLinks");
  const missing = useTranslations("linkTarget.problem");
  return useEditing({
    saved: link,
    toForm,
    toInput: (form, base) => ({ body: toInput(form), seen: base?.version ?? 0 }),
    problemsOf: (form) =>
      problemsOf(form).map(({ path, key }) => ({ path, text: key === "name" ? t("nameMissing") : missing(key) })),
    save: useSaveShortLink(link?.id).mutateAsync,
    readNewest: useNewestShortLink(link?.id),
    saidSaved: ({ name }) => ({ title: t("saved"), text: name }),
    saidFailed: t("saveFailed"),
    onSaved,
  });
}
