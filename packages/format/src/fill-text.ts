/**
 * Fills in the placeholders of a text: `Hello {name}` and `{ name: "Neema" }` give `Hello Neema`. A placeholder without
 * a value stays as it is; placeholders inside a value are not filled in.
 */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
