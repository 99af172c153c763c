"use client";

import { useTranslations } from "next-intl";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { useMenu } from "../use-menu.ts";
import type { ProfileActions } from "./profile-menu-content.tsx";

const ProfileSheet = lazyPart(async () => (await import("./profile-menu-content.tsx")).ProfileMenuContent);

/** The profile menu of the signed-in person, available everywhere. */
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
