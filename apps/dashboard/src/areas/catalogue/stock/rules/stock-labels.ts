import { type StockCause, type StockItem, type StockMovement, stockCauses } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/format-count";

type Named = Pick<StockItem, "product_name" | "name">;

/** An item's title: its product, and the variant or add-on where there is a choice. */
export const titleOf = ({ product_name, name }: Named) => (name === "" ? product_name : `${product_name} · ${name}`);

export const isLow = ({ stock, low_stock_at }: Pick<StockItem, "stock" | "low_stock_at">) =>
  low_stock_at !== null && stock <= low_stock_at;

/** A difference with its sign; uses the typographic minus. */
export const shownDelta = (delta: number) =>
  `${delta > 0 ? "+" : delta < 0 ? "\u2212" : "\u00b1"}${formatCount(Math.abs(delta))}`;

/** The causes a user may choose; a count sets "counted" by itself. */
export const adjustCauses = [
  "damaged",
  "lost",
  "own use",
  "found",
  "correction",
  "other",
] as const satisfies StockCause[];
const signs: Partial<Record<StockCause, 1 | -1>> = { damaged: -1, lost: -1, "own use": -1, found: 1 };
/** The direction of a cause; undefined where it may be either. */
export const signOf = (cause: StockCause) => signs[cause];

/** Whether a cause fits a difference in this direction. */
export const fits = (cause: StockCause, delta: number) => (signOf(cause) ?? Math.sign(delta)) === Math.sign(delta);
/** The causes that fit this difference. */
export const causesOf = (delta: number) => stockCauses.filter((cause) => fits(cause, delta));

/** The message key of a movement's label: its cause if it has one, else its reason. */
export const movementLabelKey = ({ reason, cause }: Pick<StockMovement, "reason" | "cause">) =>
  cause === null ? (`reasons.${reason}` as const) : (`causes.${cause}` as const);
