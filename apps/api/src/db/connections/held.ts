import { AsyncLocalStorage } from "node:async_hooks";

const held = new AsyncLocalStorage<{ isBack: boolean }>();

/** Runs `use`, which has a connection of its own until it ends: whatever it calls is known to hold one. */
export async function whileHeld<T>(use: () => Promise<T>): Promise<T> {
  const holding = { isBack: false };
  try {
    return await held.run(holding, use);
  } finally {
    // What was begun inside and goes on afterwards holds nothing any more.
    holding.isBack = true;
  }
}

/** Whether the caller holds a connection. */
export const holdsConnection = (): boolean => held.getStore()?.isBack === false;

/**
 * Who holds a connection asked for another: ten who do that at once wait for each other, and everybody else for them.
 * What has to be asked before a transaction is asked before it, or within it.
 */
export class SecondConnection extends Error {
  constructor() {
    super("A second connection was asked for inside a transaction");
  }
}
