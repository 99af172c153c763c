import { oneOf } from "./theme-value.ts";

const fallback = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const stacks = {
  InterRegular: `InterRegular, "Inter Variable", Inter, ${fallback}`,
  PoppinsRegular: `PoppinsRegular, Poppins, ${fallback}`,
};

/**
 * Fonts come from the host page or the system; none is downloaded. `pageFont` is the host page's own, for `inherit`.
 */
export function fontStack(value: unknown, pageFont: string): string {
  const choice = oneOf(value, ["InterRegular", "PoppinsRegular", "inherit"]) ?? "InterRegular";
  return choice === "inherit" ? pageFont || fallback : stacks[choice];
}
