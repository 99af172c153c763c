import { Button } from "@mauzo/ui/button";
import { Check, Link2, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Messages } from "../../../i18n/messages/en.ts";

type Props = {
  /** The link there is to copy; asks for what is missing when there is none. */
  linkToCopy: () => string | undefined;
  share: () => void;
  texts: Messages["qr"]["files"];
};

/** The link itself, for a status or a bio, and the picture straight into another app where the browser can. */
export function LinkButtons({ linkToCopy, share, texts }: Props) {
  const [copied, setCopied] = useState(false);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    const probe = new File([], "a.png", { type: "image/png" });
    setCanShare(navigator.canShare?.({ files: [probe] }) ?? false);
  }, []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const link = linkToCopy();
    if (link === undefined) return;
    await navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const Icon = copied ? Check : Link2;
  return (
    <>
      <Button variant="flat" size="lg" onClick={copy}>
        <Icon aria-hidden="true" className="size-4.5" />
        <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
      </Button>
      {canShare && (
        <Button variant="flat" size="lg" onClick={share}>
          <Share2 aria-hidden="true" className="size-4.5" />
          {texts.share}
        </Button>
      )}
    </>
  );
}
