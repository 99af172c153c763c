"use client";

import { useTranslations } from "use-intl";
import { late } from "../../lib/late/late.tsx";
import { useMenu } from "../use-menu.ts";
import type { ProfileActions } from "./profile-sheet.tsx";

const ProfileSheet = late(async () => (await import("./profile-sheet.tsx")).ProfileSheet);

/** The person who is signed in, and what they can do from anywhere. */
export function ProfileMenu(actions: ProfileActions) {
  const t = useTranslations("shell");
  const { trigger, menu } = useMenu();
  return (
    <div className="relative shrink-0">
      <button
        {...trigger}
        aria-label={t("profileMenu")}
        className="grid size-9 place-items-center rounded-full bg-primary-soft font-semibold text-primary-strong uppercase pointer-coarse:size-11"
      >
        {[...actions.user.name.trim()][0] ?? "?"}
      </button>
      <ProfileSheet {...actions} {...menu} />
    </div>
  );
}
