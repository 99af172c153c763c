/**
 * A text with what stands in braces filled in: `Hello {name}` and `{ name: "Neema" }` are `Hello Neema`. A name without a
 * value stays as it is written; what a value holds is never filled in again.
 */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
