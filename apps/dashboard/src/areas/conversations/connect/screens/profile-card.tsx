"use client";

import type { WhatsappProfile } from "@mauzo/contract/conversations/whatsapp-profile";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useProfile, useSaveProfile } from "../data.ts";
import { LoadedCard } from "../parts/loaded-card.tsx";

const fields = { about: 139, address: 256, email: 128, website: 256, secondWebsite: 256 } as const;
const names = ["about", "address", "email", "website", "secondWebsite"] as const;

function ProfileForm({ saved, mayChange }: { saved: WhatsappProfile; mayChange: boolean }) {
  const t = useTranslations("connect.profile");
  const save = useSaveProfile();
  const { websites, ...said } = saved;
  const [form, setForm] = useState({ ...said, website: websites[0] ?? "", secondWebsite: websites[1] ?? "" });
  const submit = () => {
    const { website, secondWebsite, ...rest } = form;
    save.mutate({ ...rest, websites: [website, secondWebsite].filter((each) => each.trim() !== "") });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
    >
      <fieldset disabled={!mayChange} className="flex flex-col gap-3">
        {names.map((name) => (
          <Field key={name} label={t(name)} {...(name === "about" && { hint: t("aboutHint") })}>
            {(control) => (
              <Input
                {...control}
                maxLength={fields[name]}
                type={name === "email" ? "email" : name.toLowerCase().endsWith("website") ? "url" : "text"}
                value={form[name]}
                onChange={(event) => setForm({ ...form, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {mayChange && (
          <div>
            <Button type="submit" variant="secondary" busy={save.isPending}>
              {t("save")}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}

/** What customers read of the business at WhatsApp. */
export function ProfileCard({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations("connect.profile");
  const query = useProfile();
  return (
    <LoadedCard title={t("title")} text={t("text")} failed={t("loadFailed")} query={query}>
      {(saved) => <ProfileForm key={JSON.stringify(saved)} saved={saved} mayChange={mayChange} />}
    </LoadedCard>
  );
}
