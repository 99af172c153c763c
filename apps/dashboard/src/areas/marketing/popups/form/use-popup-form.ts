"use client";

import type { Popup } from "@mauzo/contract/marketing/popups";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useNewestPopup, useSavePopup } from "../data.ts";
import { type PopupForm, problemsOf, toForm, toInput } from "./popup-form.ts";

export type PopupEditing = ReturnType<typeof usePopupForm>;

/** The form of a popup. */
export function usePopupForm(popup: Popup) {
  const t = useTranslations("popups");
  const input = useTranslations("input");
  const editing = useEditing({
    saved: popup,
    toForm,
    toInput: (form: PopupForm, base) => ({ body: toInput(form), seen: base.version }),
    problemsOf: (form) =>
      problemsOf(form).map(({ path, key }) => ({
        path,
        text: key === "other" ? input("check") : t(`problem.${key}`),
      })),
    save: useSavePopup(popup.id).mutateAsync,
    readNewest: useNewestPopup(popup.id),
    isUndoable: () => true,
    saidSaved: ({ name }) => ({ title: t("saved"), text: name }),
    saidFailed: t("saveFailed"),
  });
  return { editing, form: editing.form.watch(), change: editing.change };
}
