"use client";

import { type Chatflow, chatflows } from "@mauzo/contract/conversations/chatflows";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import {
  useCopyChatflow,
  useMakeDefault,
  useRemoveChatflow,
  useRenameChatflow,
} from "../../../../entities/conversations/flow/actions/use-chatflows.ts";
import { useNewestChatflows } from "../../../../entities/conversations/flow/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { FlowRow } from "../parts/flows/flow-row.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { flowPath } from "../rules.ts";

const NewFlowDialog = lazyPart(async () => (await import("../parts/flows/new-flow-dialog.tsx")).NewFlowDialog);
const FlowNameDialog = lazyPart(async () => (await import("../parts/flows/flow-name-dialog.tsx")).FlowNameDialog);

/** The shop's flows: which channel has which, and what can be done with each. */
export function FlowsView() {
  const t = useTranslations("chatflow");
  const query = useNewestChatflows();
  const router = useRouter();
  const may = {
    create: useCanAccess(chatflows.create.access),
    rename: useCanAccess(chatflows.rename.access),
    remove: useCanAccess(chatflows.remove.access),
  };
  const [copy, rename, makeDefault, remove] = [
    useCopyChatflow(),
    useRenameChatflow(),
    useMakeDefault(),
    useRemoveChatflow(),
  ];
  const [opened, setOpened] = useState<{ kind: "new" } | { kind: "copy" | "rename" | "remove"; flow: Chatflow }>();
  const close = () => setOpened(undefined);
  const open = (id: string) => router.push(flowPath(id));
  const nameOf = ({ name }: Chatflow) => name ?? t("flows.first");
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("flows.title")}
        subtitle={t("flows.text")}
        actions={may.create && <Button onClick={() => setOpened({ kind: "new" })}>{t("flows.add")}</Button>}
      />
      {query.data ? (
        <ul className="flex flex-col gap-3">
          {query.data.items.map((flow) => (
            <FlowRow
              key={flow.id}
              {...{ flow, may, name: nameOf(flow) }}
              onDo={(kind) => setOpened({ kind, flow })}
              onChoose={(channel) => makeDefault.mutate({ id: flow.id, channel })}
            />
          ))}
        </ul>
      ) : (
        <Card flush={query.isError}>
          {query.isError ? <LoadFailed title={t("flows.failed")} query={query} /> : <Skeleton className="h-40" />}
        </Card>
      )}
      {opened?.kind === "new" && <NewFlowDialog onMade={open} onClose={close} />}
      {opened?.kind === "copy" && (
        <FlowNameDialog
          title={t("flows.copyTitle", { name: nameOf(opened.flow) })}
          save={t("flows.copy")}
          failed={t("flows.addFailed")}
          busy={copy.isPending}
          onSave={async (name) => open((await copy.mutateAsync({ id: opened.flow.id, name })).id)}
          onClose={close}
        />
      )}
      {opened?.kind === "rename" && (
        <FlowNameDialog
          title={t("flows.rename")}
          named={nameOf(opened.flow)}
          save={t("flows.saveName")}
          failed={t("flows.renameFailed")}
          busy={rename.isPending}
          onSave={(name) => rename.mutateAsync({ id: opened.flow.id, version: opened.flow.version, name })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={opened?.kind === "remove"}
        title={t("flows.removeTitle", { name: opened?.kind === "remove" ? nameOf(opened.flow) : "" })}
        text={t("flows.removeText")}
        confirm={t("flows.remove")}
        cancel={t("cancel")}
        onClose={close}
        onConfirm={() => {
          if (opened?.kind === "remove") remove.mutate(opened.flow.id);
          close();
        }}
      />
    </div>
  );
}
