import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import type { useTranslations } from "next-intl";
import type { Problem } from "../../../../components/form/editing/form-values.ts";
import type { Revive } from "../../../../components/form/editing/merge/form-paths.ts";
import type { MergeRules } from "../../../../components/form/editing/merge/merge-forms.ts";
import { emptyAddOn, emptyForm, emptyGroup, emptyVariant, type ProductForm } from "./product-form.ts";
import { type Problem as FormProblem, serverProblems } from "./product-validation.ts";

type Say = ReturnType<typeof useTranslations<"products.problem">>;
const number = new Intl.NumberFormat("en-US");

/** The problems in the person's language. */
export const inWords = (problems: readonly FormProblem[], say: Say): Problem[] =>
  problems.map(({ path, key, limit }) => {
    const shown = number.format(limit);
    return { path, text: say(key, { max: shown, min: shown }) };
  });

/** The server's errors about fields in words; those that say what is wrong come first. */
export const refusedInWords = (error: unknown, say: Say, read = serverProblems): Problem[] =>
  read(fieldErrors(error))
    .toSorted((one, other) => Number(one.key === "other") - Number(other.key === "other"))
    .map(({ path, key }) => ({ path, text: say(key) }));

/** Ids and versions are typed by nobody; options follow from their variants. */
const notTyped = new Set(["id", "url", "updated_at", "stock_was", "low_stock_was", "options", "option_values"]);
export const mergeRules: MergeRules = { follows: (path) => notTyped.has(path.at(-1) ?? "") };

/** A row that was removed elsewhere and stays here is a new one. */
export const asNew: Revive = ({ id: _, updated_at: __, stock_was: ___, low_stock_was: ____, ...row }) => ({
  ...row,
  ...(Array.isArray(row.add_ons) && { add_ons: row.add_ons.map(asNew) }),
});

/** A form with a row of each kind, as drafts are checked by. */
export const pattern: ProductForm = {
  ...emptyForm,
  pictures: [{ id: "", url: "", alt: "" }],
  options: [{ name: "", values: "" }],
  variants: [emptyVariant],
  add_on_groups: [{ ...emptyGroup, add_ons: [emptyAddOn] }],
};
