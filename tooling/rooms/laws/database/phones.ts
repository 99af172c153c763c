import { isTest } from "../../source/path-kind.ts";
import { type Law, lineAt } from "../../source/sources.ts";

const modules = "apps/api/src/modules/";
const isQueries = (path: string) => path.startsWith(modules) && /\/queries(?:\.ts$|\/)/.test(path);
/**
 * Those that write customers, find them by their number, or send to it: what they return is shown to nobody, but to an admin
 * who takes all that is known of a person.
 */
const writers = new Set(
  [
    ...["customers/queries/identity", "customers/queries/edit-record", "customers/queries/totals"],
    "customers/queries/list-audience",
    ...["imports/queries/known-contacts", "imports/queries/take-back", "rights/queries"],
    ...["merges/queries/read-sides", "merges/queries/write-merge", "whatsapp-contacts/queries"],
  ]
    .map((file) => `${modules}customers/${file}.ts`)
    .concat(
      ["queries/campaigns", "queries/recipients", "queries/sending"].map(
        (file) => `${modules}marketing/campaigns/${file}.ts`,
      ),
    )
    .concat(
      `${modules}conversations/outbox/queries/claim.ts`,
      `${modules}payments/payments/queries.ts`,
      `${modules}marketing/sms-messages/queries.ts`,
    ),
);
/** A column with a customer's number, as Drizzle or a text names it, with what stands before it. */
const columns =
  /(?:shown_phone\(\s*(?:\$\{\s*)?)?(?:\b(?:c|k|o|contacts|customers|orders)\.(?:phone|customerPhone)\b|\b(?:[cko]\.)?customer_phone\b)|\{[^{}]*\b(?:phone|customerPhone)\b[^{}]*\}\s*=\s*(?:contacts|customers|orders)\b/g;

/** A number is read through `shown_phone()`, which hides it from who does not see customers' numbers. */
export const phones: Law = (sources) =>
  sources.flatMap(({ path, text }) => {
    if (!isQueries(path) || isTest(path) || writers.has(path)) return [];
    return [...text.matchAll(columns)]
      .filter(([found]) => !found.startsWith("shown_phone("))
      .map(({ index }) => ({
        file: path,
        line: lineAt(text, index),
        message: "reads a customer's number whole: read shown_phone(…) of it",
      }));
  });
