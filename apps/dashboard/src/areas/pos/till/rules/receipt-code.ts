/** The longest code that a receipt can have. */
const longest = 120;

/** What finds a receipt: its number as it was typed, or the key in the address that its code holds. */
export function receiptCodeOf(typed: string): string {
  const text = typed.trim();
  const key = URL.canParse(text) ? new URL(text).searchParams.get("token") : null;
  return (key ?? text).slice(0, longest);
}
