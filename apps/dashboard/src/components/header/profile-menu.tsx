"use client";

import { useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { late } from "../../lib/late/late.tsx";
import type { ProfileActions } from "./profile-sheet.tsx";

const ProfileSheet = late(async () => (await import("./profile-sheet.tsx")).ProfileSheet);

/** The person who is signed in, and what they can do from anywhere. */
export function ProfileMenu(actions: ProfileActions) {
  const t = useTranslations("shell");
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="relative shrink-0">
      <button
        ref={button}
        id={useId()}
        type="button"
        aria-label={t("profileMenu")}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpen(true);
        }}
        className="grid size-9 place-items-center rounded-full bg-primary-soft font-semibold text-primary-strong uppercase pointer-coarse:size-11"
      >
        {[...actions.user.name.trim()][0] ?? "?"}
      </button>
      <ProfileSheet {...actions} wanted={open} button={button} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
