import { formatMoney } from "@mauzo/format/money";

/** The amounts of a statement have one currency, which stands above them. */
export const amountOf = (minor: number) => formatMoney({ minor, currency: "" }).trimEnd();
export const moved = (minor: number) => (minor === 0 ? "" : amountOf(minor));
export const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
