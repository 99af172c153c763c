import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import { Ban, ChefHat, CircleDot, HandHelping, PackageCheck, Truck } from "lucide-react";

const icons = {
  new: CircleDot,
  preparing: ChefHat,
  ready: PackageCheck,
  "picked up": HandHelping,
  delivered: Truck,
  cancelled: Ban,
} as const;

/** The icon of a fulfilment status; decorative, because its label is beside it. */
export function FulfilmentIcon({ fulfilment, className }: { fulfilment: FulfilmentStatus; className: string }) {
  const Icon = icons[fulfilment];
  return <Icon aria-hidden="true" className={className} />;
}
