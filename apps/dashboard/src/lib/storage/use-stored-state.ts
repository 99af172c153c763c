"use client";

import { useState } from "react";
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

const createStoredState = <T>(name: string, read: (value: unknown) => T | undefined, otherwise: T) =>
  createStore<{ value: T }>()(persist(() => ({ value: otherwise }), { name, storage: storageOf(read) }));

/**
 * A state stored on this device, such as the columns of a list.
 * @param read parses a stored value; undefined for one it does not know.
 */
export function useStoredState<T>(name: string, read: (value: unknown) => T | undefined, otherwise: T) {
  const [store] = useState(() => createStoredState(name, read, otherwise));
  return [useStore(store, ({ value }) => value), (value: T) => store.setState({ value })] as const;
}
