import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import { shop } from "@mauzo/contract/shop/shop";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useNewestShop, useUpdateShop } from "../data.ts";
import { type ShopField, type ShopProblems, serverProblems, shopFields } from "./parse-new-shop.ts";
import { hasSamePictures, parseShopDetails, toShopChange, toShopDetails } from "./shop-details-form.ts";

/**
 * Edits the shop's details on one of the pages that show some of them: every member sees them, an admin changes them.
 * `page` names the draft.
 */
export function useShopEditing(page: string) {
  const t = useTranslations("shop");
  const pages = useTranslations("shopPages");
  const { user, shop: saved } = useAccount();
  const mayChange = canAccess(user.permissions, shop.update.access);
  const said = (problems: ShopProblems) =>
    shopFields.flatMap((path) => (problems[path] ? [{ path, text: t(problems[path]) }] : []));
  const isNumberWrong = useRef(false);
  const editing = useEditing({
    ...{ saved, toForm: toShopDetails, toInput: toShopChange },
    problemsOf: (form) => said(parseShopDetails(form, toShopDetails(saved), isNumberWrong.current).problems),
    refusedFields: (error) => said(serverProblems(fieldErrors(error))),
    save: useUpdateShop().mutateAsync,
    readNewest: useNewestShop(),
    rules: { whole: ([name]) => name === "logo" || name === "cover" },
    draft: mayChange
      ? { name: `shop:${page}:${saved.id}`, pattern: { ...toShopDetails(saved), language: null } }
      : undefined,
    isUndoable: hasSamePictures,
    saidSaved: () => ({ title: pages("updated"), text: pages("updatedText") }),
    saidFailed: pages("updateFailed"),
  });
  const { form, change, round } = editing;
  const details = form.watch();
  const reading = useParsedPhone(details.whatsapp_number);
  isNumberWrong.current = reading === "wrong";
  const problemOf = (name: ShopField) => form.getFieldState(name, form.formState).error?.message;
  return { editing, details, change, round, form, reading, problemOf, mayChange };
}
