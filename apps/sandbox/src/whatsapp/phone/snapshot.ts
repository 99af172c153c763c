import type { Business, Customer, Message, Switches, Template } from "../world/model.ts";
import type { World } from "../world/world.ts";

/** A business as its customers know it: without its secrets. */
export type Shop = Pick<
  Business,
  "phone_number_id" | "waba_id" | "display_phone_number" | "verified_name" | "quality_rating" | "products"
>;

export type Snapshot = {
  ahead: number;
  shops: Shop[];
  customers: Customer[];
  templates: Template[];
  switches: Switches;
  /** All chats; without it, they are as they were. */
  messages?: Message[];
};

const shopOf = ({ phone_number_id, waba_id, display_phone_number, verified_name, ...business }: Business): Shop => ({
  ...{ phone_number_id, waba_id, display_phone_number, verified_name },
  quality_rating: business.quality_rating,
  products: business.products,
});

export const snapshotOf = (world: World, withChats: boolean): Snapshot => ({
  ahead: world.clock.ahead(),
  shops: [...world.businesses.values()].map(shopOf),
  customers: [...world.customers.values()],
  templates: [...world.templates.values()],
  switches: world.switchesOf(),
  ...(withChats && { messages: [...world.chats.values()].flat() }),
});
