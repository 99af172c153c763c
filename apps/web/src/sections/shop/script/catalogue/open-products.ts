/** The opened products, by what opened them. */
const open = new Map<string, readonly string[]>();
let onOther: (() => void) | undefined;

/** The ids of all products that something has opened. */
export const openProducts = (): string[] => [...open.values()].flat();

/** Says which products something has opened: their price and stock are kept up to date, whatever else the page shows. */
export function setOpenProducts(what: "product" | "cart", ids: readonly string[]) {
  const known = openProducts();
  open.set(what, ids);
  if (!ids.every((id) => known.includes(id))) onOther?.();
}

/** Calls `listen` whenever another product is opened. */
export function onOpenProducts(listen: () => void) {
  onOther = listen;
}
