import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { english } from "../messages/en/english.ts";
import { AddTexts } from "./add-texts.tsx";

type Group = keyof typeof english;
type Props = { groups: readonly Group[]; children: ReactNode };

/** Sends these groups of texts with the route, for everything in it, beside those of the routes around it. */
export async function RouteTexts({ groups, children }: Props) {
  const all = await getMessages();
  const messages = Object.fromEntries(groups.map((group) => [group, all[group]]));
  return <AddTexts messages={messages}>{children}</AddTexts>;
}

/** The layout of an area: it brings the groups of texts that only its pages use. */
export const textsLayout =
  (...groups: Group[]) =>
  ({ children }: { children: ReactNode }) => <RouteTexts groups={groups}>{children}</RouteTexts>;
