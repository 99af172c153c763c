import type { State } from "./states/state.ts";

/** Makes one lazy chunk of the widget fail to load, or never arrive. */
export function blockChunk(withheld: State["blocked"]): void {
  const arrive = (path: string, load: () => Promise<unknown>): Promise<unknown> => {
    if (!withheld || !path.includes(`/${withheld.part}.`)) return load();
    return withheld.late ? new Promise(() => {}) : Promise.reject(new Error(`${path} is withheld`));
  };
  Object.assign(globalThis, { arrive });
}
