/**
 * A random idempotency key for one message: 128 bits as hexadecimal. Also works on plain http pages, where `randomUUID`
 * is missing.
 */
export const newMessageKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
