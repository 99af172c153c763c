"use client";

import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { Button } from "@mauzo/ui/button";
import { Download, Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { downloadBlob } from "../../../../../lib/files/download-blob.ts";
import { toasts } from "../../../../../lib/toasts.ts";

const maxBytes = 1_000_000;

/** What a file says, in the format of today; undefined if it is no chatflow. */
async function readFile(file: File): Promise<FlowDocument | undefined> {
  if (file.size > maxBytes) return undefined;
  const { readFlowDraft } = await import("@mauzo/chatflow/read-flow-document");
  try {
    const read = readFlowDraft(JSON.parse(await file.text()));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

type Props = { flow: FlowDocument; name: string; mayWrite: boolean; onOpen: (flow: FlowDocument) => void };

/** The draft as a file to keep, to give to another shop, and to go on from. */
export function FlowFile({ flow, name, mayWrite, onOpen }: Props) {
  const t = useTranslations("chatflow");
  const chooser = useRef<HTMLInputElement>(null);
  const save = () =>
    downloadBlob(new Blob([`${JSON.stringify(flow, null, 2)}\n`], { type: "application/json" }), `${name}.json`);
  async function open(file: File) {
    const read = await readFile(file).catch(() => null);
    if (read === null) {
      toasts.push({ title: t("file.notOpened"), tone: "danger" });
      return;
    }
    if (!read) {
      toasts.push({ title: t("file.unreadable"), text: t("file.unreadableText"), tone: "danger" });
      return;
    }
    onOpen(read);
    toasts.push({ title: t("file.opened"), text: t("file.openedText"), tone: "success" });
  }
  return (
    <>
      <Button variant="secondary" size="sm" onClick={save}>
        <Download aria-hidden="true" className="size-4" />
        {t("file.save")}
      </Button>
      {mayWrite && (
        <>
          <input
            ref={chooser}
            type="file"
            accept=".json,application/json"
            className="sr-only"
            tabIndex={-1}
            aria-label={t("file.open")}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = "";
              if (file) void open(file);
            }}
          />
          <Button variant="secondary" size="sm" onClick={() => chooser.current?.click()}>
            <Upload aria-hidden="true" className="size-4" />
            {t("file.open")}
          </Button>
        </>
      )}
    </>
  );
}
