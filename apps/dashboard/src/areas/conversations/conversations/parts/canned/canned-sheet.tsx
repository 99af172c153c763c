"use client";

import {
  type CannedReply,
  cannedFields,
  cannedLimits,
  cannedReplies,
} from "@mauzo/contract/conversations/canned-replies";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Modal } from "@mauzo/ui/modal";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useState } from "react";
import {
  useRemoveCannedReply,
  useRestoreCannedReply,
  useSaveCannedReply,
} from "../../../../../entities/conversations/conversation/actions/use-canned-replies.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";

const empty = { shortcut: "", en: "", sw: "" };

type FormProps = { reply: CannedReply | undefined; onDone: () => void; onRemoved: (reply: CannedReply) => void };

/** One canned reply, new or known, in both languages. */
function ReplyForm({ reply, onDone, onRemoved }: FormProps) {
  const t = useTranslations("conversations.canned");
  const failureText = useFailureText();
  const [form, setForm] = useState(reply ?? empty);
  const saving = useSaveCannedReply(onDone);
  const removing = useRemoveCannedReply(onRemoved);
  const mayRemove = useCanAccess(cannedReplies.remove.access);
  const { shortcut, en, sw } = form;
  const isReady = shortcut.trim() !== "" && `${en}${sw}`.trim() !== "";
  const text = (language: "en" | "sw") => (
    <Field label={t(language)}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          lang={language}
          maxLength={cannedLimits.text}
          value={form[language]}
          onChange={({ target }) => setForm({ ...form, [language]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || saving.isPending) return;
        const words = { shortcut, en, sw };
        saving.mutate(reply ? { ...words, known: { id: reply.id, version: reply.version } } : words);
      }}
    >
      <Field label={t("shortcut")} hint={t("shortcutHint")} {...(saving.error && { error: failureText(saving.error) })}>
        {(control) => (
          <Input
            {...control}
            autoCapitalize="none"
            maxLength={cannedLimits.shortcut}
            value={shortcut}
            onChange={({ target }) => setForm({ ...form, shortcut: target.value })}
          />
        )}
      </Field>
      {text("sw")}
      {text("en")}
      <p className="text-[0.8125rem] text-muted">
        {t("fields", { fields: cannedFields.map((field) => `{${field}}`).join(", ") })}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        {reply && mayRemove && (
          <Button variant="ghost" className="mr-auto" busy={removing.isPending} onClick={() => removing.mutate(reply)}>
            {t("remove")}
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          {t("back")}
        </Button>
        <Button type="submit" busy={saving.isPending} disabled={!isReady}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

/** That a reply is deleted, and the way back. */
function Removed({ reply, onBack }: { reply: CannedReply; onBack: () => void }) {
  const t = useTranslations("conversations.canned");
  const shell = useTranslations("shell");
  const restoring = useRestoreCannedReply(onBack);
  return (
    <p role="status" className="flex items-center justify-between gap-3 rounded-control bg-primary-soft py-1 pr-1 pl-3">
      {t("removed", { name: reply.shortcut })}
      <Button size="sm" variant="ghost" busy={restoring.isPending} onClick={() => restoring.mutate(reply)}>
        {shell("undo")}
      </Button>
    </p>
  );
}

type Props = { replies: readonly CannedReply[]; onClose: () => void };

/** The shop's canned replies: written, changed and deleted. */
export function CannedSheet({ replies, onClose }: Props) {
  const t = useTranslations("conversations.canned");
  const shell = useTranslations("shell");
  const mayCreate = useCanAccess(cannedReplies.create.access);
  const maySave = useCanAccess(cannedReplies.save.access);
  const [edited, setEdited] = useState<CannedReply | "new">();
  const [removed, setRemoved] = useState<CannedReply>();
  const close = () => setEdited(undefined);
  return (
    <Modal
      title={t(edited === "new" ? "new" : "title")}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-lg md:top-[10vh] md:bottom-auto"
    >
      {edited !== undefined ? (
        <ReplyForm
          reply={edited === "new" ? undefined : edited}
          onDone={close}
          onRemoved={(reply) => {
            setRemoved(reply);
            close();
          }}
        />
      ) : (
        <div className="flex flex-col gap-3 p-5">
          <p className="text-muted">{t("about")}</p>
          {removed && <Removed key={removed.id} reply={removed} onBack={() => setRemoved(undefined)} />}
          <ul className="divide-y divide-line empty:hidden">
            {replies.map((reply) => (
              <li key={reply.id} className="flex items-center justify-between gap-3 py-2">
                <p className="min-w-0">
                  <b className="block font-semibold">/{reply.shortcut}</b>
                  <bdi className="line-clamp-2 text-[0.8125rem] text-muted">{reply.sw || reply.en}</bdi>
                </p>
                {maySave && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t("edit", { name: reply.shortcut })}
                    onClick={() => setEdited(reply)}
                  >
                    {t("change")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {mayCreate && <Button onClick={() => setEdited("new")}>{t("new")}</Button>}
        </div>
      )}
    </Modal>
  );
}
