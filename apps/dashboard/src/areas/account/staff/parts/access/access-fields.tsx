"use client";

import type { Role } from "@mauzo/contract/account/roles";
import { actions, can, isAdmin, resources } from "@mauzo/permissions/permissions";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useRightsSentence } from "../../labels.ts";
import {
  type AccessChoice,
  chosenBy,
  chosenIn,
  mayGive,
  type Own,
  presetOf,
  presets,
  toggle,
  toPermissions,
} from "../../rules.ts";

type Props = {
  own: Own["permissions"];
  chosen: AccessChoice;
  /** The shop's roles, one of which may be picked; left out where a role itself is made. */
  roles?: readonly Role[];
  picked?: Role | undefined;
  onPick?: (role: Role) => void;
  problem: string | undefined;
  onChange: (chosen: AccessChoice) => void;
};

/** A person's permissions: a role, one of the presets, or action by action. Nobody can grant more than they have. */
export function AccessFields({ own, chosen, roles, picked, onPick, problem, onChange }: Props) {
  const t = useTranslations("staff");
  // A custom choice may start from a preset.
  const [ownChoice, setOwnChoice] = useState(false);
  const sayRights = useRightsSentence();
  const given = toPermissions(chosen);
  const preset = picked ? undefined : ownChoice ? "own" : presetOf(chosen);
  const offered = roles ? presets : presets.filter((name) => name !== "everything");
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-medium text-[0.8125rem]">{t("choose")}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {roles?.map((role) => (
            <RadioChoice
              key={role.id}
              look="box"
              name="preset"
              checked={picked?.id === role.id}
              disabled={!mayGive(own, chosenIn(role.permissions))}
              onChange={() => {
                setOwnChoice(false);
                onPick?.(role);
              }}
              className="gap-2.5! px-2.5! text-sm!"
            >
              <span className="min-w-0">
                <span className="wrap-anywhere block font-medium">{role.name}</span>
                <span className="block text-muted text-xs">{t("roleOfShop")}</span>
              </span>
            </RadioChoice>
          ))}
          {offered.map((name) => (
            <RadioChoice
              key={name}
              look="box"
              name="preset"
              checked={preset === name}
              disabled={name !== "own" && !mayGive(own, chosenBy(name, chosen))}
              onChange={() => {
                setOwnChoice(name === "own");
                onChange(chosenBy(name, chosen));
              }}
              className="gap-2.5! px-2.5! text-sm!"
            >
              <span className="min-w-0">
                <span className="block font-medium">{t(`presets.${name}`)}</span>
                <span className="block text-muted text-xs">{t(`presets.${name}Text`)}</span>
              </span>
            </RadioChoice>
          ))}
        </div>
      </fieldset>
      {chosen !== "everything" && (
        <div>
          {resources.map((resource) => (
            <fieldset key={resource} className="border-line border-t py-2.5">
              <legend className="pb-1.5 font-medium sm:float-left sm:w-40 sm:pr-3">{t(`resources.${resource}`)}</legend>
              <div className="flex flex-wrap gap-x-3 gap-y-1">
                {actions.map((action) => (
                  <label key={action} className="flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-10">
                    <input
                      type="checkbox"
                      className="size-4 accent-primary"
                      checked={chosen.has(`${resource}:${action}`)}
                      disabled={!can(own, { resource, action })}
                      onChange={() => onChange(toggle(chosen, resource, action))}
                    />
                    {t(`actions.${action}`)}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      )}
      {given && (
        <p aria-live="polite" className="rounded-md bg-sunken px-3 py-2">
          {sayRights({ permissions: given })}
        </p>
      )}
      {!isAdmin(own) && <p className="text-muted">{t("onlyYours")}</p>}
      {problem !== undefined && (
        <p role="alert" tabIndex={-1} data-problem className="text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
