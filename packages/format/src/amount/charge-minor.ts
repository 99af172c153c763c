/**
 * What a charge comes to for products of this total, in minor units: its amount, or a percentage of them in hundredths,
 * rounded to the nearest minor unit, halves up. Exact for every safe total, and without BigInt, which old browsers lack.
 */
export function chargeMinor(charge: { type: "fixed" | "percentage"; value: number }, goodsMinor: number): number {
  if (charge.type === "fixed") return charge.value;
  const rest = goodsMinor % 10_000;
  return ((goodsMinor - rest) / 10_000) * charge.value + Math.floor((rest * charge.value + 5_000) / 10_000);
}
