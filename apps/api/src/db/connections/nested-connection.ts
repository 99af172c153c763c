import { AsyncLocalStorage } from "node:async_hooks";

const heldConnection = new AsyncLocalStorage<{ isBack: boolean }>();

/** Runs `use`, which holds a connection until it ends; `holdsConnection` is true for everything it calls. */
export async function runWithConnection<T>(use: () => Promise<T>): Promise<T> {
  const holding = { isBack: false };
  try {
    return await heldConnection.run(holding, use);
  } finally {
    // Work that was started inside and outlives `use` holds no connection any more.
    holding.isBack = true;
  }
}

/** Whether the caller holds a connection. */
export const holdsConnection = (): boolean => heldConnection.getStore()?.isBack === false;

/**
 * A caller that holds a connection asked for a second one. Ten callers doing that at once would wait for each other,
 * and everybody else for them. Query before the transaction starts, or on the transaction itself.
 */
export class NestedConnectionError extends Error {
  constructor() {
    super("A second connection was asked for inside a transaction");
  }
}
