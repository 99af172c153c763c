import type { useTranslations } from "next-intl";
import { type FieldErrors, type Resolver, set } from "react-hook-form";
import type { ProductForm } from "./product-form.ts";
import type { Problem } from "./product-validation.ts";

type Say = ReturnType<typeof useTranslations<"products.problem">>;
const number = new Intl.NumberFormat("en-US");

/** Validates the form with the contract's schema and shows the problems in the person's language. */
export const productResolver =
  (say: Say, read: (form: ProductForm) => { problems: Problem[] }): Resolver<ProductForm> =>
  (form) => {
    const { problems } = read(form);
    const errors: FieldErrors<ProductForm> = {};
    for (const { path, key, limit } of problems) {
      const shown = number.format(limit);
      set(errors, path, { type: key, message: say(key, { max: shown, min: shown }) });
    }
    return problems.length === 0 ? { values: form, errors: {} } : { values: {}, errors };
  };
