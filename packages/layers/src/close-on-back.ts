/** What is open above the page, the topmost last. Several bundles on one page share it. */
type Layers = {
  open: Layer[];
  /** Where the page is in its history, as far as is known. */
  at: Place | undefined;
  /** An entry that nothing is open for any more is being passed over. */
  passing: boolean;
};
type Layer = { close: () => void /** Its owner has not closed it yet. */; isKept: boolean };
/** An entry of the history: the page that layers opened above, and how many of them. */
type Place = { page: string; depth: number };

declare global {
  // An interface, because only an interface can extend the browser's own type.
  interface Window {
    mauzoLayers?: Layers;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function placeOf(state: unknown): Place | undefined {
  const place = isRecord(state) ? state.layer : undefined;
  if (!isRecord(place) || typeof place.page !== "string" || typeof place.depth !== "number") return undefined;
  return { page: place.page, depth: place.depth };
}

const stateWith = (layer: Place) => ({ ...(isRecord(history.state) && history.state), layer });

/** Gives the topmost layer an entry of the history, unless one is left over from a layer before it. */
function enter(layers: Layers) {
  const depth = layers.open.length;
  let here = placeOf(history.state);
  if (!here) {
    here = { page: Math.random().toString(36).slice(2), depth: depth - 1 };
    history.replaceState(stateWith(here), "");
  }
  layers.at = { page: here.page, depth: Math.max(here.depth, depth) };
  if (here.depth < depth) history.pushState(stateWith(layers.at), "");
}

function listen(layers: Layers) {
  addEventListener("popstate", ({ state }) => {
    const { at, passing, open } = layers;
    const now = placeOf(state);
    const depth = now?.depth ?? 0;
    layers.at = now;
    layers.passing = false;
    const closing = open.splice(depth).reverse();
    for (const layer of closing) {
      layer.close();
      // One that asks before it closes stays.
      setTimeout(() => {
        if (!layer.isKept) return;
        open.push(layer);
        enter(layers);
      });
    }
    if (closing.length > 0 || !now) return;
    // An entry whose layer was closed by its button. One goes past it, in the direction one came from.
    const isSamePage = at?.page === now.page;
    if (isSamePage && at.depth < depth) {
      if (depth > open.length) history.forward();
    } else if (isSamePage && at.depth > depth) {
      // The press was meant for what lies below: another layer, or the page itself.
      if (!passing) history.go(open.length - 1 - depth);
    } else if (depth > open.length) {
      layers.passing = true;
      history.go(open.length - depth);
    }
  });
}

/** Listens to the history, once for all bundles on the page. */
export function watchBack(): Layers {
  if (window.mauzoLayers) return window.mauzoLayers;
  window.mauzoLayers = { open: [], at: placeOf(history.state), passing: false };
  listen(window.mauzoLayers);
  return window.mauzoLayers;
}

/**
 * Back (the button, the key, the gesture) closes what was opened above the page, the topmost first, instead of leaving the
 * page. Called when something opens; returns what its owner calls once it is closed, however that came.
 *
 * Nothing goes back by itself when a layer is closed by its button: that would stop a navigation on its way. Its entry
 * stays, is used by the next layer, and Back and Forward go past it.
 */
export function closeOnBack(close: () => void): () => void {
  const layers = watchBack();
  const layer = { close, isKept: true };
  layers.open.push(layer);
  enter(layers);
  return () => {
    layer.isKept = false;
    const index = layers.open.indexOf(layer);
    if (index >= 0) layers.open.splice(index, 1);
  };
}
