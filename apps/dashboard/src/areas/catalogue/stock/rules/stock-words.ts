import { type StockCause, type StockItem, type StockMovement, stockCauses } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/count";

type Named = Pick<StockItem, "product_name" | "name">;

/** What an item is called: its product, and which of it where there is a choice. */
export const titleOf = ({ product_name, name }: Named) => (name === "" ? product_name : `${product_name} · ${name}`);

export const isLow = ({ stock, low_stock_at }: Pick<StockItem, "stock" | "low_stock_at">) =>
  low_stock_at !== null && stock <= low_stock_at;

/** A difference with its sign; the minus is the long one. */
export const shownDelta = (delta: number) =>
  `${delta > 0 ? "+" : delta < 0 ? "\u2212" : "\u00b1"}${formatCount(Math.abs(delta))}`;

/** Why somebody may say a stock changed; "counted" is what a count says by itself. */
export const adjustCauses = [
  "damaged",
  "lost",
  "own use",
  "found",
  "correction",
  "other",
] as const satisfies StockCause[];
const signs: Partial<Record<StockCause, 1 | -1>> = { damaged: -1, lost: -1, "own use": -1, found: 1 };
/** Which way a stock goes for a cause; undefined where it may go either way. */
export const signOf = (cause: StockCause) => signs[cause];

/** Whether a stock can have gone this way for a cause. */
export const fits = (cause: StockCause, delta: number) => (signOf(cause) ?? Math.sign(delta)) === Math.sign(delta);
/** Why a stock can have gone this way. */
export const causesOf = (delta: number) => stockCauses.filter((cause) => fits(cause, delta));

/** The key of what a movement is called: its cause where somebody gave one, else its reason. */
export const wordOf = ({ reason, cause }: Pick<StockMovement, "reason" | "cause">) =>
  cause === null ? (`reasons.${reason}` as const) : (`causes.${cause}` as const);
