/** A new id for a conversation, made of the current time in milliseconds; always different from the previous one. */
export function newChatId(nowMs: number, previous?: string): string {
  const last = Number(previous);
  return String(Number.isSafeInteger(last) && last >= nowMs ? last + 1 : nowMs);
}
