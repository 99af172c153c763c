"use client";

import { useEffect, useState } from "react";
import { createStore, useStore } from "zustand";
import { type PersistStorage, persist } from "zustand/middleware";
import { readStored, removeStored, writeStored } from "./local-storage.ts";

/** What is stored is the value alone, and it is read as anything that stood in a storage: with care. */
const storageOf = <T>(read: (value: unknown) => T | undefined): PersistStorage<{ value: T }> => ({
  getItem: (name) => {
    const value = readStored(name, read);
    return value === undefined ? null : { state: { value } };
  },
  setItem: (name, { state }) => void writeStored(name, state.value),
  removeItem: removeStored,
});

/** How the states on the screen are read again, by their names. */
const shown = new Map<string, Set<() => void>>();

function createStoredState<T>(name: string, read: (value: unknown) => T | undefined, otherwise: T) {
  const store = createStore<{ value: T }>()(persist(() => ({ value: otherwise }), { name, storage: storageOf(read) }));
  const readAgain = () => void store.persist.rehydrate();
  return {
    store,
    set: (value: T) => store.setState({ value }),
    change: (next: (now: T) => T) => {
      const others = shown.get(name) ?? new Set();
      if (!others.has(readAgain)) readAgain();
      store.setState(({ value }) => ({ value: next(value) }));
      for (const other of others) if (other !== readAgain) other();
    },
    show: () => {
      const all = shown.get(name) ?? new Set();
      shown.set(name, all.add(readAgain));
      return () => void (all.delete(readAgain) && all.size === 0 && shown.delete(name));
    },
  };
}

/**
 * A state stored on this device, such as the columns of a list.
 * @param read parses a stored value; undefined for one it does not know.
 * @returns the value, what sets it, and what changes it from what it is by then: also once its screen was left, and on
 * the screen that shows it instead.
 */
export function useStoredState<T>(name: string, read: (value: unknown) => T | undefined, otherwise: T) {
  const [{ store, set, change, show }] = useState(() => createStoredState(name, read, otherwise));
  useEffect(show, [show]);
  return [useStore(store, ({ value }) => value), set, change] as const;
}
