"use client";

import type { CurrentUser } from "@mauzo/contract/account/session";
import { useTranslations } from "next-intl";
import { ProfileMenu } from "../../../../components/header/profile-menu.tsx";
import { AuthLayout } from "../../../../components/page/auth-layout.tsx";
import { useChooseLanguage } from "../../../../lib/session/language/use-choose-language.ts";
import { useLogOut } from "../../../../lib/session/use-log-out.ts";
import { useSecondFactorDone } from "../data.ts";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

type Props = { user: CurrentUser; title: string };

/** What somebody sees of whom a second factor is asked, until they have one. */
export function SecondFactorNeededScreen({ user, title }: Props) {
  const t = useTranslations("secondFactor");
  const { mutate: chooseLanguage } = useChooseLanguage();
  const logOut = useLogOut();
  const done = useSecondFactorDone();
  return (
    <AuthLayout account={<ProfileMenu user={user} onLogOut={logOut} />} onLanguage={chooseLanguage}>
      <h1 className="font-semibold text-xl tracking-tight">{title}</h1>
      <p className="mt-1 mb-5 text-muted">{t("neededText")}</p>
      <SecondFactorSetup email={user.email} onDone={done} />
    </AuthLayout>
  );
}
