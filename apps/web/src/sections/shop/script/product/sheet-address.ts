/** The page as it came: what lies over it has an address of its own, under which another page comes at a reload. */
const ownPath = location.pathname;
let isOver = false;
/** Until the browser has gone back: an entry made before that would be lost. */
let leaving: Promise<unknown> | undefined;

const idIn = (state: unknown): string | undefined => {
  const id: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "product") : undefined;
  return typeof id === "string" ? id : undefined;
};

/** Resolves once nothing lies over the page any more that was closed. */
export const hasLeft = async (): Promise<void> => {
  await leaving;
};

/** Puts the address of a product that lies over the page in the bar, so that it can be shared, and Back closes it. */
export function pushAddress(path: string, product: string): void {
  if (isOver) history.replaceState({ product }, "", path);
  else history.pushState({ product }, "", path);
  isOver = true;
}

/** The product was closed otherwise than by Back: the page's own address comes back. */
export function leaveAddress(): void {
  if (!isOver) return;
  isOver = false;
  leaving = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
}

/** Tells which product lies over the page after Back or Forward; undefined: none. */
export function onAddress(show: (product: string | undefined) => void, signal: AbortSignal): void {
  addEventListener(
    "popstate",
    ({ state }) => {
      const id = idIn(state);
      // Of a page that was reloaded under a product's address: this document is not the one of that entry.
      if (id === undefined && location.pathname !== ownPath) return location.reload();
      isOver = id !== undefined;
      show(id);
    },
    { signal },
  );
}
