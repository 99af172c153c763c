"use client";

import { qrPath } from "@mauzo/qr-code/qr-path";
import { qrPng } from "@mauzo/qr-code/qr-png";
import { qrSvg } from "@mauzo/qr-code/qr-svg";
import { Button } from "@mauzo/ui/button";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { downloadBlob } from "../lib/files/download-blob.ts";
import { toasts } from "../lib/toasts.ts";

/** 300 dots per inch when printed 10 cm wide. */
const printPx = 1_200;

type Props = {
  link: string;
  /** What the code is, for who does not see it. */
  name: string;
  /** What happens when it is scanned. */
  text: string;
  /** The name of the files, without their ending. */
  file: string;
};

/** The QR code of a link in large, with files to print. */
export function QrCode({ link, name, text, file }: Props) {
  const t = useTranslations("share");
  const [busy, setBusy] = useState(false);
  const code = useMemo(() => qrPath(link), [link]);
  const savePng = async () => {
    setBusy(true);
    try {
      downloadBlob(await qrPng(code, printPx), `${file}.png`);
    } catch {
      toasts.push({ title: t("qrFailed"), tone: "danger" });
    }
    setBusy(false);
  };
  const saveSvg = () => downloadBlob(new Blob([qrSvg(code, name, printPx)], { type: "image/svg+xml" }), `${file}.svg`);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 0 ${code.size} ${code.size}`}
        className="w-64 max-w-full rounded-card border border-line"
      >
        {/* White in the dark theme too: many scanners cannot read a light code on dark. */}
        <path fill="#fff" d={`M0 0h${code.size}v${code.size}h-${code.size}z`} />
        <path fill="#000" d={code.path} />
      </svg>
      <div className="min-w-48 flex-1">
        <p className="text-muted">{text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" busy={busy} onClick={() => void savePng()}>
            <Download aria-hidden="true" className="size-4" />
            {t("qrPng")}
          </Button>
          <Button variant="secondary" onClick={saveSvg}>
            <Download aria-hidden="true" className="size-4" />
            {t("qrSvg")}
          </Button>
        </div>
      </div>
    </div>
  );
}
