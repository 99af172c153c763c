import type { FieldError } from "@mauzo/api-client/errors/field-errors";
import { AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import { ProductInput } from "@mauzo/contract/catalogue/products";
import type { ErrorCode } from "@mauzo/contract/errors";
import { type ProductForm, toGroupInput, toProductInput } from "./product-form.ts";

export type ProblemKey =
  | "addOnsNeeded"
  | "category"
  | "count"
  | "countHigh"
  | "countLow"
  | "long"
  | "minMax"
  | "other"
  | "picture"
  | "pictures"
  | "price"
  | "priceHigh"
  | "required"
  | "sameAddOn"
  | "sameName"
  | "sameCode"
  | "code"
  | "codeTaken"
  | "options"
  | "soldMeanwhile"
  | "stockHigh"
  | "tooMany"
  | "variantName";
/** What is wrong with a field: its path in the form, a message key, and the limit that the message names. */
export type Problem = { path: string; key: ProblemKey; limit: number };
/** `reason`: the code of what a check of the contract, or the server, refuses; else `code` is the schema's own rule. */
type Issue = { path: readonly (string | number)[]; code: string; limit: number; reason: string | undefined };

const keyOfReason: Partial<Record<ErrorCode, ProblemKey>> = {
  add_on_name_twice: "sameAddOn",
  add_on_bounds_crossed: "minMax",
  variant_sku_twice: "sameCode",
  variant_barcode_twice: "sameCode",
  option_value_missing: "options",
  variant_name_twice: "sameName",
  variant_name_missing: "variantName",
  product_code_taken: "codeTaken",
  stock_sold_meanwhile: "soldMeanwhile",
  stock_too_large: "stockHigh",
};

const lists = new Set(["variants", "add_on_groups", "add_ons"]);

/** A `message` of a schema's own rule is no code, and finds nothing. */
const knownReason = (reason: string | undefined) => Object.entries(keyOfReason).find(([code]) => code === reason)?.[1];

function keyOf(field: string, { code, reason }: Issue): ProblemKey {
  const known = knownReason(reason);
  if (known) return known;
  const big = code === "too_big";
  if (field === "price_minor") return big ? "priceHigh" : "price";
  if (field === "category") return "category";
  if (field === "image_url") return big ? "long" : "picture";
  if (lists.has(field)) {
    if (big) return "tooMany";
    return field === "add_ons" ? "addOnsNeeded" : "variantName";
  }
  if (field === "stock" || field === "low_stock_at" || field === "min" || field === "max") {
    if (big) return "countHigh";
    return code === "too_small" && field === "max" ? "countLow" : "count";
  }
  if (field === "sku" || field === "barcode") return big ? "long" : "code";
  if (field === "option_names" || field === "option_values") return code === "too_small" ? "required" : "options";
  if (field === "name" || field === "description") return big ? "long" : "required";
  return "other";
}

/** Maps an issue of the contract to the form's field and message. */
function problemOf(issue: Issue): Problem {
  if (issue.path[0] === "pictures")
    return { path: "pictures", key: issue.code === "too_big" ? "tooMany" : "pictures", limit: issue.limit };
  const field = String(issue.path.findLast((part) => typeof part === "string") ?? "");
  const [first, at] = issue.path;
  if (first === "option_names")
    return {
      path: at === undefined ? "variants.root" : `options.${at}.name`,
      key: keyOf(field, issue),
      limit: issue.limit,
    };
  const path = issue.path.map((part) => (part === "price_minor" ? "price" : part)).join(".");
  return { path: lists.has(field) ? `${path}.root` : path, key: keyOf(field, issue), limit: issue.limit };
}

type SchemaIssue = NonNullable<ReturnType<typeof ProductInput.safeParse>["error"]>["issues"][number];
/** Maps a schema's issues to the form's messages; each field shows its first problem only. */
function problemsOf(issues: readonly SchemaIssue[], under: readonly (string | number)[] = []): Problem[] {
  const problems = issues.map((issue) => {
    const limit = issue.code === "too_big" ? issue.maximum : issue.code === "too_small" ? issue.minimum : 0;
    const path = [...under, ...issue.path.map((part) => (typeof part === "number" ? part : String(part)))];
    return problemOf({ path, code: issue.code, limit: Number(limit), reason: issue.message });
  });
  return problems.filter(({ path }, index) => problems.findIndex((other) => other.path === path) === index);
}

/** The form as the contract's input, or what is wrong with it. */
export function validateProductForm(form: ProductForm, expectedUpdatedAt?: string) {
  const read = ProductInput.safeParse(toProductInput(form, expectedUpdatedAt));
  if (read.success) return { input: read.data, problems: [] };
  return { input: undefined, problems: problemsOf(read.error.issues) };
}

/** The path of the only group, in a form that has one group. */
const ofOnly = ["add_on_groups", 0];

/** The form's only group as the contract expects it, not validated yet. */
export function toGroupBody({ add_on_groups: [group] }: ProductForm) {
  const { id: _, ...draft } = group ? toGroupInput(group) : {};
  return draft;
}

/** The form's only group as the contract's input, or what is wrong with it. */
export function validateAddOnGroup(form: ProductForm) {
  const read = AddOnGroupBody.safeParse(toGroupBody(form));
  if (read.success) return { input: read.data, problems: [] };
  return { input: undefined, problems: problemsOf(read.error.issues, ofOnly) };
}

/** The server's errors about the form's only group. */
export const groupProblems = (errors: readonly FieldError[]) =>
  serverProblems(errors.map((error) => ({ ...error, path: [...ofOnly, ...error.path] })));

type LimitKey = "countHigh" | "countLow" | "long" | "tooMany";
/** The server's errors carry no limits, so messages that need one do not apply. */
const needsLimit = (key: ProblemKey): key is LimitKey => ["countHigh", "countLow", "long", "tooMany"].includes(key);

/** Maps the server's field errors to the form's fields and messages. */
export const serverProblems = (errors: readonly FieldError[]) =>
  errors.map(({ path: at, type, code }): { path: string; key: Exclude<ProblemKey, LimitKey> } => {
    const { path, key } = problemOf({ path: at, code: type, limit: 0, reason: code });
    const unknown = type === "value_error" && !knownReason(code) && key !== "pictures";
    return { path, key: unknown || needsLimit(key) ? "other" : key };
  });
