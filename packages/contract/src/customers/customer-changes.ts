import * as z from "zod/mini";

/** The fields of a customer's record that have a history. */
export const customerFields = ["name", "phone", "gender", "language", "place", "birthday", "tags"] as const;
export const CustomerField = z.enum(customerFields);
export type CustomerField = z.infer<typeof CustomerField>;

/** The old and the new value of one field; null: nothing was known. Tags are joined by commas. */
export const CustomerFieldChange = z.object({
  field: CustomerField,
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type CustomerFieldChange = z.infer<typeof CustomerFieldChange>;
