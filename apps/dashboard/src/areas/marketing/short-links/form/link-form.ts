import type { NewShortLink, ShortLink, ShortLinkTarget } from "@mauzo/contract/marketing/short-links";

export const targetKinds = ["shop", "product", "set"] as const satisfies readonly ShortLinkTarget["kind"][];

/** `targetId`: the product or set; empty for the shop's page and while nothing is chosen. */
export type LinkForm = { name: string; place: string; kind: ShortLinkTarget["kind"]; targetId: string };

export const toForm = (link: ShortLink | undefined): LinkForm => ({
  name: link?.name ?? "",
  place: link?.place ?? "",
  kind: link?.target.kind ?? "shop",
  targetId: link && link.target.kind !== "shop" ? link.target.id : "",
});

export const toInput = ({ name, place, kind, targetId }: LinkForm): NewShortLink => ({
  ...{ name, place },
  target: kind === "shop" ? { kind } : { kind, id: targetId },
});

/** What is wrong with the form: the field, and the key of what to say. */
export const problemsOf = ({ name, kind, targetId }: LinkForm) => [
  ...(name.trim() === "" ? [{ path: "name", key: "name" as const }] : []),
  ...(kind !== "shop" && targetId === "" ? [{ path: "targetId", key: kind }] : []),
];
