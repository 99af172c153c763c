type Corrected = { quantity: number; why?: "fraction" | "most" };

/**
 * Corrects a typed quantity when the customer leaves the field, and says why.
 * @param text undefined when the browser could not parse it as a number at all.
 * @param before the quantity until then, to go back to.
 */
export function correctedQuantity(text: string | undefined, before: number, most: number): Corrected {
  const typed = text?.trim();
  if (typed === "") return { quantity: 0 };
  if (typed === undefined || !/^\d+$/.test(typed)) return { quantity: Math.min(before, most), why: "fraction" };
  return Number(typed) > most ? { quantity: most, why: "most" } : { quantity: Number(typed) };
}
