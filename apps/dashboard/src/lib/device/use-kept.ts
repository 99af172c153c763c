"use client";

import { useState } from "react";
import { keep, readKept } from "./kept.ts";

/**
 * A state this device keeps, such as the columns of a list.
 * @param read says what a stored value means; undefined for one it does not know.
 */
export function useKept<T>(name: string, read: (value: unknown) => T | undefined, otherwise: T) {
  const [value, setValue] = useState<T>(() => readKept(name, read) ?? otherwise);
  const change = (next: T) => {
    setValue(next);
    keep(name, next);
  };
  return [value, change] as const;
}
