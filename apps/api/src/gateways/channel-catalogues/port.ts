import type { ChannelNumber, Refused, Unknown, Unreached } from "../channels/port.ts";

type Answer<Found> = Found | Refused | Unreached | Unknown;
type Catalogue = { catalogueId: string; token: string };

/** Something of the shop that can be bought, as the provider shows it. */
export type CatalogueItem = {
  /** Ours; an order names it. */
  retailerId: string;
  /** The same for the variants of one product. */
  group: string;
  title: string;
  description: string;
  priceMinor: number;
  currency: string;
  stock: number;
  /** Where it is on the web, and its picture. */
  link: string;
  picture: string;
  shop: string;
  category: string;
};
export type CatalogueSet = { retailerId: string; name: string; items: readonly string[] };
/** What customers see of a catalogue over a number. */
export type CommerceSettings = { isVisible: boolean; hasCart: boolean };

/** A shop's catalogue at the provider. Nothing here throws because of the provider. */
export type ChannelCatalogues = {
  find: (catalogue: Catalogue) => Promise<Answer<{ result: "found"; name: string }>>;
  /**
   * Sends items, which the provider carries out after a while; new ones are made. `handle` is undefined if it took none;
   * `problems` are those it refused at once, by id.
   */
  send: (
    catalogue: Catalogue,
    changes: { items: readonly CatalogueItem[]; gone: readonly string[] },
  ) => Promise<Answer<{ result: "taken"; handle: string | undefined; problems: Map<string, string> }>>;
  /** Whether it has carried them out, and what it refused. */
  check: (
    catalogue: Catalogue,
    handle: string,
  ) => Promise<Answer<{ result: "checked"; isDone: boolean; problems: Map<string, string> }>>;
  listSets: (
    catalogue: Catalogue,
  ) => Promise<Answer<{ result: "found"; sets: { id: string; retailerId: string | undefined }[] }>>;
  createSet: (catalogue: Catalogue, set: CatalogueSet) => Promise<Answer<{ result: "made"; id: string }>>;
  changeSet: (catalogue: Catalogue, id: string, set: CatalogueSet) => Promise<Answer<{ result: "done" }>>;
  /** One that is not there is no error. */
  removeSet: (catalogue: Catalogue, id: string) => Promise<Answer<{ result: "done" }>>;
  saveSettings: (number: ChannelNumber, settings: CommerceSettings) => Promise<Answer<{ result: "done" }>>;
};
