/** The delivery fee in minor units for this product total: zero from `free_from_minor` on. */
export const deliveryFeeMinor = (
  { fee_minor, free_from_minor }: { fee_minor: number; free_from_minor: number | null },
  goodsMinor: number,
): number => (free_from_minor !== null && goodsMinor >= free_from_minor ? 0 : fee_minor);
