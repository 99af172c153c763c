import type { OrderChannel } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import type { Grant } from "@mauzo/permissions/permissions";
import { firstNames, lastNames } from "../large/sample-names.ts";
import type { Dice } from "./dice.ts";

/** A customer of the demo shop: made up, with a number that no network of Tanzania gives out. */
export type DemoPerson = {
  name: string;
  phone: string;
  place: string;
  language: Language;
  /** How they usually order. */
  channel: OrderChannel;
};

const inDar =
  "Sinza, Mbezi Beach, Tabata, Kinondoni, Ubungo, Mikocheni, Temeke, Kigamboni, Ilala, Masaki, Bunju, Mwenge, Kimara, Mbagala, Upanga".split(
    ", ",
  );
const upcountry = "Arusha, Moshi, Dodoma, Mwanza, Tanga, Morogoro, Zanzibar, Mbeya, Iringa, Bagamoyo".split(", ");

/** So many people, each with a name of their own. */
export function demoPeople(dice: Dice, count: number): DemoPerson[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${dice.pick(firstNames)} ${dice.pick(lastNames)}`);
  return [...names].map((name, at) => ({
    ...{ name, phone: `+255660000${String(100 + at)}` },
    place: dice.chance(0.8) ? dice.pick(inDar) : dice.pick(upcountry),
    language: dice.chance(0.78) ? "sw" : "en",
    channel: dice.pickWeighted<OrderChannel>([
      [58, "whatsapp"],
      [24, "web"],
      [18, "manual"],
    ]),
  }));
}

export const demoPassword = "karibu-mauzo";
export const demoOwner = "Neema";
const may = (resource: Grant["resource"], ...action: Exclude<Grant["action"], string>) => ({ resource, action });

/** The staff of the demo shop besides its owner: each may do their own work and little else. */
export const demoStaff = [
  {
    name: "Baraka",
    role: "Msimamizi wa oda",
    permissions: [may("orders", "read", "update"), may("customers", "read"), may("product", "read")],
  },
  {
    name: "Rehema",
    role: undefined,
    permissions: [
      ...[may("product", "read", "update"), may("orders", "read")],
      may("conversations", "read", "create", "update"),
    ],
  },
];

/** Where somebody of a demo shop logs in: `demo@…` is the owner of the shop `demo`, `demo.baraka@…` one of its staff. */
export const demoEmail = (slug: string, staff?: string) =>
  `${[slug, ...(staff ? [staff.toLowerCase()] : [])].join(".")}@mauzo.example`;
