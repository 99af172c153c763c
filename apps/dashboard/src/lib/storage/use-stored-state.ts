"use client";

import { useState } from "react";
import { readStored, writeStored } from "./local-storage.ts";

/**
 * A state stored on this device, such as the columns of a list.
 * @param read parses a stored value; undefined for one it does not know.
 */
export function useStoredState<T>(name: string, read: (value: unknown) => T | undefined, otherwise: T) {
  const [value, setValue] = useState<T>(() => readStored(name, read) ?? otherwise);
  const change = (next: T) => {
    setValue(next);
    writeStored(name, next);
  };
  return [value, change] as const;
}
