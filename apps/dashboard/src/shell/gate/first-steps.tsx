"use client";

import type { CurrentUser } from "@mauzo/contract/account/session";
import { lazy } from "react";
import { GetStartedScreen } from "../../areas/shop/shop/screens/get-started-screen.tsx";

const SecondFactorNeeded = lazy(async () => ({
  default: (await import("../../areas/account/profile/screens/second-factor-needed-screen.tsx"))
    .SecondFactorNeededScreen,
}));

type Props = {
  user: CurrentUser;
  /** Of a member whose shop asks for a second factor first. */
  shop?: string;
  /** The shop that the person was a member of until now. */
  lost?: string;
};

/** What stands in the place of the back-office until it may open: a shop, or the second factor that a shop asks for. */
export function FirstSteps({ user, shop, lost }: Props) {
  if (shop !== undefined) return <SecondFactorNeeded user={user} shop={shop} />;
  return <GetStartedScreen user={user} {...(lost !== undefined && { lost })} />;
}
