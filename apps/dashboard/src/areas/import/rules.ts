import type { ImportField, ImportMapping, ProductImport } from "@mauzo/contract/product-imports";
import { ProductInput } from "@mauzo/contract/products";
import { PriceMinor } from "@mauzo/contract/shared";
import type { ShopCategory } from "@mauzo/contract/shop";
import type { PriceList } from "@mauzo/format/price-list/read-price-list";
import { newKey } from "../../lib/use-attempt-key.ts";

/** A product that a price list proposes, as it is looked over. */
export type Proposal = {
  key: string;
  taken: boolean;
  name: string;
  /** undefined: nobody has said which of the prices, or none was written. */
  minor: number | undefined;
  /** The prices that stand there, where they are several. */
  choices: number[];
  line: string;
};

export const longestName = 120;
export const longestList = 50_000;
export const mostStock = 1_000_000;

const proposal = (name: string, line: string, prices: number[]): Proposal => ({
  key: newKey(),
  taken: true,
  name,
  minor: prices.length === 1 ? prices[0] : undefined,
  choices: prices.length > 1 ? prices : [],
  line,
});

/** Products of the shop, by their name in small letters. */
export type KnownNames = ReadonlyMap<string, string>;

/** The product of the shop that has this name already. */
export const knownAs = ({ name }: Pick<Proposal, "name">, known: KnownNames) => known.get(name.trim().toLowerCase());

/** What the shop has already is taken only when somebody says so. */
export const proposalsOf = ({ offers }: PriceList, known: KnownNames): Proposal[] =>
  offers.map(({ name, prices, line }) => ({
    ...proposal(
      name,
      line,
      prices.map(({ minor }) => minor),
    ),
    taken: knownAs({ name }, known) === undefined,
  }));

/** A line that was not understood, as a proposal to complete. */
export const fromUnread = (line: string): Proposal => proposal(line.slice(0, longestName), line, []);

export const wrongIn = ({ name, minor }: Proposal): "name" | "price" | undefined => {
  if (!ProductInput.shape.name.safeParse(name).success) return "name";
  return PriceMinor.safeParse(minor).success ? undefined : "price";
};

export type ForAll = { category: ShopCategory; stock: number; status: "draft" | "published" };

export const bodyOf = ({ name, minor }: Proposal, all: ForAll): ProductInput => ({ name, price_minor: minor, ...all });

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
