"use client";

import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import { staff } from "@mauzo/contract/account/invites";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useChooseLanguage } from "../../../../lib/session/language/use-choose-language.ts";
import { useErrorToast } from "../../../../lib/session/password/use-error-toast.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { sessionsQuery, useChangeEmail, useChangePassword, useEndSessions, useSaveProfile } from "../data.ts";
import { EmailCard } from "../parts/email-card.tsx";
import { LanguageCard } from "../parts/language-card.tsx";
import { NameCard } from "../parts/name-card.tsx";
import { PasswordCard } from "../parts/password-card.tsx";
import { SecondFactorCard, type SecondFactorTask } from "../parts/second-factor/second-factor-card.tsx";
import { SessionsCard } from "../parts/sessions-card.tsx";
import { refusedPassword } from "../rules.ts";

const SecondFactorNeeded = lazyPart(
  async () => (await import("./second-factor-needed-screen.tsx")).SecondFactorNeededScreen,
);
const SecondFactorDialog = lazyPart(async () => (await import("./second-factor-dialog.tsx")).SecondFactorDialog);

/** The person's profile: name, e-mail, password, second factor, language, time zone and open sessions. */
export function ProfileScreen() {
  const t = useTranslations("profile");
  const { user, shop } = useAccount();
  const factor = useTranslations("secondFactor");
  if (user.needs_second_factor)
    return <SecondFactorNeeded user={user} title={factor("neededTitle", { shop: isolateBidi(shop.name) })} />;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="flex flex-col gap-4">
        <Person />
        <Secrets />
        {canAccess(user.permissions, staff.list.access) && (
          <Card title={t("staff.title")} description={t("staff.text", { shop: shop.name })}>
            <Link href="/dashboard/profile/staff-accounts" className={buttonClass("secondary")}>
              {t("staff.open")}
            </Link>
          </Card>
        )}
        <Devices />
      </div>
    </div>
  );
}

function Person() {
  const { user } = useAccount();
  const save = useSaveProfile();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <>
      <NameCard key={user.name} name={user.name} busy={save.isPending} onSave={(name) => save.mutate({ name })} />
      <LanguageCard
        language={language}
        zone={user.time_zone}
        busy={save.isPending}
        onLanguage={choose.mutate}
        onZone={(time_zone) => save.mutate({ time_zone })}
      />
    </>
  );
}

function Secrets() {
  const t = useTranslations("profile");
  const { user, shop } = useAccount();
  const { email, pending_email } = user;
  const told = useErrorToast();
  const changeEmail = useChangeEmail();
  const changePassword = useChangePassword();
  const [sentTo, setSentTo] = useState<string>();
  const [task, setTask] = useState<SecondFactorTask>();
  const waiting = sentTo ?? pending_email ?? undefined;

  function sendTo(address: string, onSent: () => void) {
    changeEmail.mutate(
      { email: address },
      {
        onSuccess: () => {
          setSentTo(address);
          onSent();
        },
      },
    );
  }

  async function setPassword(current: string, password: string) {
    try {
      await changePassword.mutateAsync({ current_password: current, password });
    } catch (error) {
      const refused = refusedPassword(fieldErrors(error));
      if (Object.keys(refused).length === 0) told(t("saveFailed"))(error);
      return refused;
    }
    toasts.push({ title: t("password.changed"), text: t("password.changedText"), tone: "success" });
    return undefined;
  }

  return (
    <>
      <EmailCard
        email={email}
        waiting={waiting === email ? undefined : waiting}
        busy={changeEmail.isPending}
        onChange={sendTo}
        onAgain={() => waiting && sendTo(waiting, () => toasts.push({ title: t("email.sentAgain"), tone: "success" }))}
      />
      <PasswordCard email={email} busy={changePassword.isPending} onChange={setPassword} />
      <SecondFactorCard isOn={user.second_factor} isDemanded={shop.requires_second_factor} onTask={setTask} />
      {task && <SecondFactorDialog task={task} email={email} onClose={() => setTask(undefined)} />}
    </>
  );
}

function Devices() {
  const t = useTranslations("profile.sessions");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const end = useEndSessions();
  if (data) {
    return (
      <SessionsCard
        sessions={data.items}
        busy={end.isPending}
        onEnd={(device, session) =>
          end.mutate(session?.id, {
            onSuccess: () =>
              toasts.push({ title: session ? t("ended", { device }) : t("othersEnded"), tone: "success" }),
          })
        }
      />
    );
  }
  return (
    <Card title={t("title")} flush>
      {error ? (
        <ErrorPanel
          title={t("failed")}
          message={failureText(error)}
          retry={shell("retry")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <div role="status" className="flex flex-col gap-3 p-5">
          <span className="sr-only">{shell("loading")}</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
    </Card>
  );
}
