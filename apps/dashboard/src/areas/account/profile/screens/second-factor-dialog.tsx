"use client";

import { Modal } from "@mauzo/ui/modal";
import { useTranslations } from "next-intl";
import { toasts } from "../../../../lib/toasts.ts";
import { useRemoveSecondFactor, useRenewRecoveryCodes, useSecondFactorDone } from "../data.ts";
import { PasswordStep } from "../parts/second-factor/password-step.tsx";
import { RecoveryCodes } from "../parts/second-factor/recovery-codes.tsx";
import type { SecondFactorTask } from "../parts/second-factor/second-factor-card.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

type Props = { task: SecondFactorTask; email: string; onClose: () => void };

/** Sets the second factor up, makes new recovery codes, or turns it off. */
export function SecondFactorDialog({ task, email, onClose }: Props) {
  const t = useTranslations("secondFactor");
  const shell = useTranslations("shell");
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  const done = useSecondFactorDone();
  const close = () => {
    if (task === "setUp") done();
    onClose();
  };
  const turnOff = (password: string) =>
    remove.mutate(password, {
      onSuccess: () => {
        onClose();
        toasts.push({ title: t("turnedOff"), tone: "success" });
      },
    });
  return (
    <Modal
      title={t(task === "setUp" ? "title" : task)}
      close={shell("close")}
      onClose={close}
      className="top-3 max-w-md md:top-[8vh]"
    >
      <div className="p-5">
        {task === "setUp" && <SecondFactorSetup email={email} onDone={close} />}
        {task === "newCodes" &&
          (renew.data ? (
            <RecoveryCodes codes={renew.data.recovery_codes} onKept={onClose} />
          ) : (
            <PasswordStep
              email={email}
              text={t("newCodesText")}
              action={t("newCodes")}
              busy={renew.isPending}
              error={renew.error}
              onPassword={renew.mutate}
            />
          ))}
        {task === "turnOff" && (
          <PasswordStep
            email={email}
            text={t("turnOffText")}
            action={t("turnOff")}
            danger
            busy={remove.isPending}
            error={remove.error}
            onPassword={turnOff}
          />
        )}
      </div>
    </Modal>
  );
}
