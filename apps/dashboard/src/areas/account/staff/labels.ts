"use client";

import type { Permissions } from "@mauzo/contract/account/session";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { sayRights } from "@mauzo/permissions/sentences/say-rights";
import { useLocale } from "next-intl";

type Rights = { name?: string; permissions: Permissions; sees_phones?: boolean };

/** What a person may do, as a sentence: `Asha can take orders, but cannot see money`. */
export function useRightsSentence(): (rights: Rights) => string {
  const language = useLocale();
  return ({ name, permissions, sees_phones = true }) =>
    sayRights(language, {
      name: name === undefined ? undefined : isolateBidi(name),
      grants: permissions,
      seesPhones: sees_phones,
    });
}
