/** A name for what a list's address says: its filters, search and order. */
export type View = { name: string; query: string };

export const viewsMost = 12;
const nameMost = 40;

export function readViews(value: unknown): View[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .flatMap((view: unknown) => {
      if (typeof view !== "object" || view === null || !("name" in view) || !("query" in view)) return [];
      const { name, query } = view;
      return typeof name === "string" && typeof query === "string" && name !== "" ? [{ name, query }] : [];
    })
    .slice(0, viewsMost);
}

/** The part of an address that a view keeps: how many pages are open is of the moment. */
export function viewQuery(query: URLSearchParams | string): string {
  const kept = new URLSearchParams(query);
  kept.delete("pages");
  kept.sort();
  return kept.toString();
}

/** The views with one more; a name that is there already is given the new address. Undefined when there is no room. */
export function withView(views: readonly View[], name: string, query: string): View[] | undefined {
  const view = { name: name.trim().slice(0, nameMost), query: viewQuery(query) };
  if (view.name === "") return undefined;
  if (views.some((other) => other.name === view.name)) {
    return views.map((other) => (other.name === view.name ? view : other));
  }
  return views.length < viewsMost ? [...views, view] : undefined;
}

/** The views with this one under another name; undefined when another of them has it. */
export function withName(views: readonly View[], view: View, name: string): View[] | undefined {
  if (views.some((other) => other !== view && other.name === name)) return undefined;
  return views.map((other) => (other === view ? { ...view, name } : other));
}
