import type { NewShortLink, ShortLink, ShortLinkTarget } from "@mauzo/contract/marketing/short-links";
import { type TargetForm, targetProblems, toTargetForm } from "../../../../entities/marketing/link-target/rules.ts";

export const targetKinds = ["shop", "product", "set"] as const satisfies readonly ShortLinkTarget["kind"][];

export type LinkForm = { name: string; place: string } & TargetForm<ShortLinkTarget["kind"]>;

export const toForm = (link: ShortLink | undefined): LinkForm => ({
  name: link?.name ?? "",
  place: link?.place ?? "",
  ...toTargetForm(link?.target, "shop"),
});

export const toInput = ({ name, place, kind, targetId }: LinkForm): NewShortLink => ({
  ...{ name, place },
  target: kind === "shop" ? { kind } : { kind, id: targetId },
});

/** What is wrong with the form: the field, and the key of what to say. */
export const problemsOf = (form: LinkForm) => [
  ...(form.name.trim() === "" ? [{ path: "name" as const, key: "name" as const }] : []),
  ...targetProblems(form),
];
