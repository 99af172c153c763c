import { isTest } from "../../source/path-kind.ts";
import { type Law, lineAt } from "../../source/sources.ts";

const backOffice = "apps/dashboard/src/";
const fields = /^apps\/dashboard\/src\/components\/form\/amount-(?:field|input)\.tsx$/;
/** The values of these forms are texts, which their schema reads: a product has hundreds of prices. */
const typedPrices = "apps/dashboard/src/areas/catalogue/products/parts/form/";
const readers = /\b(?:parseMoneyMinor|parsePercentage|parseFloat)\b/g;
const controls = /\binputMode="decimal"|<AmountInput\b/g;

/**
 * An amount is read from text in one field of the back-office: it says of what cannot be read that it is no amount, where
 * a field of its own once saved the order without it.
 */
export const amounts: Law = (sources) =>
  sources.flatMap(({ path, text, code }) => {
    if (!path.startsWith(backOffice) || fields.test(path) || isTest(path)) return [];
    const isTyped = path.startsWith(typedPrices);
    const found = [...code.matchAll(readers), ...(isTyped ? [] : text.matchAll(controls))];
    return found.map(({ index }) => ({
      file: path,
      line: lineAt(text, index),
      message: "reads an amount by itself: use AmountField, whose value is a text where it cannot be read",
    }));
  });
