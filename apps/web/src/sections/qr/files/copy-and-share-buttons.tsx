/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import type { Messages } from "../../../i18n/messages/en.ts";
import { LineIcon } from "../../../layout/line-icon.tsx";
import { Button } from "../controls/button.tsx";
import { iconPaths } from "../controls/icon-paths.ts";

type Props = {
  /** Returns the link to copy; asks for what is missing when there is none. */
  linkToCopy: () => string | undefined;
  share: () => void;
  texts: Messages["qr"]["files"];
};

/** Copies the link, for a status or a bio, and shares the picture with another app where the browser can. */
export function CopyAndShareButtons({ linkToCopy, share, texts }: Props) {
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
  return (
    <>
      <Button variant="flat" size="lg" onClick={() => void copy()}>
        <LineIcon lines={copied ? iconPaths.check : iconPaths.link} className="size-4.5" />
        <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
      </Button>
      {canShare && (
        <Button variant="flat" size="lg" onClick={share}>
          <LineIcon lines={iconPaths.share} className="size-4.5" />
          {texts.share}
        </Button>
      )}
    </>
  );
}
