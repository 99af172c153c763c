/** @jsxImportSource preact */
import { documentFile } from "../../core/media/document-file.ts";
import type { MediaTexts } from "../../core/texts/media-texts.ts";
import { Icon } from "../conversation/icon.tsx";
import { documentIcons } from "./media-icons.ts";

/** A document with its kind and name; a press opens it in a new tab. */
export const DocumentLink = ({ href, texts }: { href: string | undefined; texts: MediaTexts }) => {
  if (!href)
    return (
      <p class="document">
        <Icon path={documentIcons.file} />
        <span>{texts.documentMissing}</span>
      </p>
    );
  const { name, ending, kind } = documentFile(href);
  return (
    <a class="document" href={href} target="_blank" rel="noopener noreferrer">
      <Icon path={documentIcons[kind]} />
      <span>
        <b>{name}</b>
        {ending && <small>{ending.toUpperCase()}</small>}
        <span class="name">{` (${texts.newTab})`}</span>
      </span>
    </a>
  );
};
