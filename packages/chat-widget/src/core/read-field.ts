import { isRecord, ownProperty } from "./is-record.ts";

/** The own property of that name; undefined where the value is not a record. */
export const readField = (value: unknown, key: string): unknown =>
  isRecord(value) ? ownProperty(value, key) : undefined;
