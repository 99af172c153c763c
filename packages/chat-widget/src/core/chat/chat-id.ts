/** A label for one conversation, made of the current time in milliseconds; never the one before it, even twice in a millisecond. */
export function newChatId(nowMs: number, previous?: string): string {
  const last = Number(previous);
  return String(Number.isSafeInteger(last) && last >= nowMs ? last + 1 : nowMs);
}
