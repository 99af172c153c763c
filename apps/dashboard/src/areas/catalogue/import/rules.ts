import type { KnownProduct } from "@mauzo/contract/catalogue/known-product";
import { ProductInput } from "@mauzo/contract/catalogue/products";
import { PriceMinor } from "@mauzo/contract/shared";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { exactAmount, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import type { Offer, PriceList, SaidVariant } from "@mauzo/format/price-list/read-price-list";
import { newIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** One way to read a price: for one unit, or for several under a name that says so. */
type Choice = { minor: number; name?: string };
/** A product proposed from a price list, while it is reviewed. */
export type Proposal = {
  key: string;
  taken: boolean;
  name: string;
  /** Undefined while none of the prices is chosen, or when the list gives none. */
  minor: TypedAmount | undefined;
  /** The ways to read the prices, where that is ambiguous. */
  choices: Choice[];
  /** Whether a price is for several units, so that the price of one is unknown. */
  several: boolean;
  /** Variants with a price each; then there is no other price. */
  variants: SaidVariant[];
  line: string;
  /** Whether it changes the price of the existing product of this name. */
  reprices: boolean;
};

export const longestName = 120;
export const longestList = 50_000;
export const mostStock = 1_000_000;
const wholeUnit = 100;

const proposal = (name: string, line: string, said: Partial<Proposal> = {}): Proposal => ({
  ...{ key: newIdempotencyKey(), taken: true, name, minor: undefined, choices: [], several: false, variants: [], line },
  reprices: false,
  ...said,
});

/**
 * The readings of a price for several units: for all of them, for one where it divides evenly, or for the name with the
 * number.
 */
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

/** Products of the shop, by their name in lower case. */
export type KnownNames = ReadonlyMap<string, readonly KnownProduct[]>;
type Named = Pick<Proposal, "name">;
const keyOf = ({ name }: Named) => name.trim().toLowerCase();

/** The products of the shop that already have this name. */
export const knownAs = (named: Named, known: KnownNames): readonly KnownProduct[] => known.get(keyOf(named)) ?? [];

/** Whether two lines have the same name. */
export const areNamesakes = (one: Named, other: Named) => keyOf(one) !== "" && keyOf(one) === keyOf(other);

export type PriceChange = {
  product: KnownProduct;
  /** Each variant whose price would change. */
  to: { variant: KnownProduct["variants"][number]; minor: number }[];
  /** Why somebody has to confirm the change; undefined where it is clear. */
  doubt: "several_prices" | "unknown_variants" | undefined;
};

/**
 * Whether a proposal may change the price of an existing product: exactly one product has its name, and its variants
 * match.
 */
export function mayReprice({ variants }: Proposal, products: readonly KnownProduct[]): boolean {
  const [product, ...others] = products;
  if (!product || others.length > 0 || product.variants.length === 0) return false;
  return variants.length === 0 || variants.some(({ name }) => variantsCalled(product, name).length === 1);
}

const variantsCalled = ({ variants }: KnownProduct, name: string) =>
  variants.filter((variant) => variant.name.toLowerCase() === name.toLowerCase());

/** What a proposal would change in the prices of an existing product; undefined where that is unclear. */
export function priceChange(proposal: Proposal, products: readonly KnownProduct[]): PriceChange | undefined {
  const { variants } = proposal;
  const minor = exactAmount(proposal.minor);
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
 * Takes an existing product where its new price is clear; anything else about it only when somebody ticks it. The same
 * holds for a new product whose name occurs earlier in the list.
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

/** A line that could not be read, as a proposal to complete. */
export const fromUnread = (line: string): Proposal => proposal(line.slice(0, longestName), line);

export const wrongIn = ({ name, minor, variants }: Proposal): "name" | "price" | undefined => {
  if (!ProductInput.shape.name.safeParse(name).success) return "name";
  return variants.length > 0 || PriceMinor.safeParse(minor).success ? undefined : "price";
};

export type CommonValues = { category: ShopCategory; stock: number; status: "draft" | "published" };

export const bodyOf = ({ name, minor, variants }: Proposal, { stock, ...all }: CommonValues): ProductInput =>
  variants.length === 0
    ? { name, price_minor: exactAmount(minor), stock, ...all }
    : {
        name,
        ...all,
        variants: variants.map(({ name: own, minor: price }) => ({ name: own, price_minor: price, stock })),
      };

/** A typed stock; undefined when it is no number. */
export const readStock = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** The proposals that were not created, and why. */
export type Failed = { key: string; error: unknown }[];
