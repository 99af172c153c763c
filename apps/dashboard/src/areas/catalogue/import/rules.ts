import type {
  ImportField,
  ImportMapping,
  KnownProduct,
  ProductImport,
} from "@mauzo/contract/catalogue/product-imports";
import { ProductInput } from "@mauzo/contract/catalogue/products";
import { PriceMinor } from "@mauzo/contract/shared";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import type { Offer, PriceList, SaidVariant } from "@mauzo/format/price-list/read-price-list";
import { newKey } from "../../../lib/use-attempt-key.ts";

/** One way to read a price: of the thing itself, or of several, under a name that says so. */
type Choice = { minor: number; name?: string };
/** A product that a price list proposes, as it is looked over. */
export type Proposal = {
  key: string;
  taken: boolean;
  name: string;
  /** undefined: nobody has said which of the prices, or none was written. */
  minor: number | undefined;
  /** How the prices that stand there can be read, where that is not sure. */
  choices: Choice[];
  /** Whether a price is for several of it, so that nobody knows what one costs. */
  several: boolean;
  /** Variants with a price each; then there is no other price. */
  variants: SaidVariant[];
  line: string;
  /** Whether it changes the price of what the shop has under this name. */
  reprices: boolean;
};

export const longestName = 120;
export const longestList = 50_000;
export const mostStock = 1_000_000;
const wholeUnit = 100;

const proposal = (name: string, line: string, said: Partial<Proposal> = {}): Proposal => ({
  ...{ key: newKey(), taken: true, name, minor: undefined, choices: [], several: false, variants: [], line },
  reprices: false,
  ...said,
});

/** A price for several: of so many together, of one where that comes out even, of what is called by the number. */
const choicesOf = ({ name, numbered, prices }: Offer): Choice[] =>
  prices.flatMap(({ minor, count }) =>
    count === undefined
      ? [{ minor, name }]
      : [
          { minor, name: `${name} × ${count}` },
          ...(minor % (count * wholeUnit) === 0 ? [{ minor: minor / count, name }] : []),
          ...(numbered === undefined ? [] : [{ minor, name: numbered }]),
        ],
  );

/** Products of the shop, by their name in small letters. */
export type KnownNames = ReadonlyMap<string, readonly KnownProduct[]>;
type Named = Pick<Proposal, "name">;
const keyOf = ({ name }: Named) => name.trim().toLowerCase();

/** The products of the shop that have this name already. */
export const knownAs = (named: Named, known: KnownNames): readonly KnownProduct[] => known.get(keyOf(named)) ?? [];

/** Whether two lines are called the same. */
export const areNamesakes = (one: Named, other: Named) => keyOf(one) !== "" && keyOf(one) === keyOf(other);

export type PriceChange = {
  product: KnownProduct;
  /** Each variant whose price would be another one. */
  to: { variant: KnownProduct["variants"][number]; minor: number }[];
  /** Why somebody has to say that it is meant; undefined where it is sure. */
  doubt: "several_prices" | "unknown_variants" | undefined;
};

/** Whether a proposal may change the price of what the shop has under its name: of one product, whose variants it names. */
export function mayReprice({ variants }: Proposal, products: readonly KnownProduct[]): boolean {
  const [product, ...others] = products;
  if (!product || others.length > 0 || product.variants.length === 0) return false;
  return variants.length === 0 || variants.some(({ name }) => variantsCalled(product, name).length === 1);
}

const variantsCalled = ({ variants }: KnownProduct, name: string) =>
  variants.filter((variant) => variant.name.toLowerCase() === name.toLowerCase());

/** What a proposal would change of the prices of a product the shop has; undefined where that cannot be said. */
export function priceChange(proposal: Proposal, products: readonly KnownProduct[]): PriceChange | undefined {
  const { minor, variants } = proposal;
  const [product] = products;
  if (!product || !mayReprice(proposal, products)) return undefined;
  if (variants.length > 0) {
    const told = variants.flatMap(({ name, minor: price }) => {
      const own = variantsCalled(product, name);
      return own.length === 1 ? own.map((variant) => ({ variant, minor: price })) : [];
    });
    const to = told.filter(({ variant, minor: price }) => variant.price.minor !== price);
    return { product, to, doubt: told.length < variants.length ? "unknown_variants" : undefined };
  }
  if (minor === undefined) return undefined;
  const to = product.variants.flatMap((variant) => (variant.price.minor === minor ? [] : [{ variant, minor }]));
  const prices = new Set(product.variants.map(({ price }) => price.minor));
  return { product, to, doubt: prices.size > 1 ? "several_prices" : undefined };
}

/**
 * What the shop has already gets a new price where that is sure; anything else of it is taken only when somebody says so,
 * as is a new product that stands in the list before.
 */
export const proposalsOf = ({ offers }: PriceList, known: KnownNames): Proposal[] =>
  offers.map((offer, at) => {
    const { name, prices, line, variants = [] } = offer;
    const [only, ...more] = prices;
    const isSure = more.length === 0 && only?.count === undefined;
    const read = proposal(name, line, {
      ...(isSure ? { minor: only?.minor } : { choices: choicesOf(offer) }),
      several: prices.some(({ count }) => count !== undefined),
      variants,
    });
    const products = knownAs(read, known);
    if (products.length === 0)
      return { ...read, taken: !offers.slice(0, at).some((before) => areNamesakes(before, offer)) };
    const change = priceChange(read, products);
    const taken = change !== undefined && change.doubt === undefined && change.to.length > 0;
    return { ...read, reprices: mayReprice(read, products), taken };
  });

/** A line that was not understood, as a proposal to complete. */
export const fromUnread = (line: string): Proposal => proposal(line.slice(0, longestName), line);

export const wrongIn = ({ name, minor, variants }: Proposal): "name" | "price" | undefined => {
  if (!ProductInput.shape.name.safeParse(name).success) return "name";
  return variants.length > 0 || PriceMinor.safeParse(minor).success ? undefined : "price";
};

export type ForAll = { category: ShopCategory; stock: number; status: "draft" | "published" };

export const bodyOf = ({ name, minor, variants }: Proposal, { stock, ...all }: ForAll): ProductInput =>
  variants.length === 0
    ? { name, price_minor: minor, stock, ...all }
    : {
        name,
        ...all,
        variants: variants.map(({ name: own, minor: price }) => ({ name: own, price_minor: price, stock })),
      };

/** A count as it is typed; undefined when it is none. */
export const readStock = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** Proposals that were not created, and why. */
export type Failed = { key: string; error: unknown }[];

/** Whether the server works on an import just now. */
export const isUnderWay = ({ state }: Pick<ProductImport, "state">) => state === "checking" || state === "running";

/** How far the step that goes on is, from 0 to 1. */
export const shareDone = ({ done, rows }: Pick<ProductImport, "done" | "rows">) => (rows === 0 ? 0 : done / rows);

/** The mapping with one column given to a field; what held it before holds nothing. */
export const remapped = (mapping: ImportMapping, at: number, field: ImportField | null): ImportMapping =>
  mapping.map((own, index) => (index === at ? field : own === field ? null : own));
