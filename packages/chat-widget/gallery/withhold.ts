import type { State } from "./states/state.ts";

/** Stands between the widget and the later parts of its code, as the network does: what is withheld fails, or never comes. */
export function withhold(withheld: State["withheld"]): void {
  const arrive = (path: string, load: () => Promise<unknown>): Promise<unknown> => {
    if (!withheld || !path.includes(`/${withheld.part}.`)) return load();
    return withheld.late ? new Promise(() => {}) : Promise.reject(new Error(`${path} is withheld`));
  };
  Object.assign(globalThis, { arrive });
}
