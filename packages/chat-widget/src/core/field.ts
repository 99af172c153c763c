import { isRecord, own } from "./record.ts";

/** What stands there under that name; nothing where it is no record. */
export const field = (value: unknown, key: string): unknown => (isRecord(value) ? own(value, key) : undefined);
