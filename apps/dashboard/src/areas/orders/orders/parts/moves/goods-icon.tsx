import type { Goods } from "@mauzo/contract/orders/order-states";
import { Ban, ChefHat, CircleDot, HandHelping, PackageCheck, Truck } from "lucide-react";

const icons = {
  new: CircleDot,
  preparing: ChefHat,
  ready: PackageCheck,
  "picked up": HandHelping,
  delivered: Truck,
  cancelled: Ban,
} as const;

/** The picture of where an order's goods are; the word stands beside it. */
export function GoodsIcon({ goods }: { goods: Goods }) {
  const Icon = icons[goods];
  return <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />;
}
