"use client";

import type { CurrentUser } from "@mauzo/contract/account/session";
import dynamic from "next/dynamic";
import { GetStartedScreen } from "../../areas/shop/shop/screens/get-started-screen.tsx";
import { AccountLoading } from "../states/account-loading.tsx";

const SecondFactorNeeded = dynamic(
  () =>
    import("../../areas/account/profile/screens/second-factor-needed-screen.tsx").then(
      (module) => module.SecondFactorNeededScreen,
    ),
  { loading: AccountLoading },
);

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
