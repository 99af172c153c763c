const longestName = 60;

/** The name of a product as a part of an address: lower case, without accents, words joined by hyphens. */
const spelled = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longestName)
    .replaceAll(/^-+|-+$/g, "");

/** The half of an id that tells the products of a shop apart, in as few characters as an address can have. */
const codeOf = (id: string): string => BigInt(`0x${id.replaceAll("-", "").slice(0, 16)}`).toString(36);

/**
 * The last part of a product's address: its name, for people, and a code, which finds it however it is named later:
 * `kanga-mawio-1hq0d5z8o4x2k`.
 */
export function productAddress({ id, name }: { id: string; name: string }): string {
  return [spelled(name), codeOf(id)].filter(Boolean).join("-");
}

/** The path of a product's page below its shop's, without a language prefix. */
export const productPath = (slug: string, product: { id: string; name: string }): string =>
  `/shops/${encodeURIComponent(slug)}/p/${productAddress(product)}`;

/** The first and the last id that a product's address may mean; undefined for an address that means none. */
export function idsOfAddress(address: string): { first: string; last: string } | undefined {
  const [, code] = /(?:^|-)([0-9a-z]{1,13})$/.exec(address) ?? [];
  if (code === undefined) return undefined;
  const digits = [...code].reduce((value, digit) => value * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString(16);
  if (digits.length > 16) return undefined;
  const half = digits.padStart(16, "0").replace(/^(.{8})(.{4})(.{4})$/, "$1-$2-$3");
  return { first: `${half}-0000-000000000000`, last: `${half}-ffff-ffffffffffff` };
}
