"use client";

import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormattedText } from "../../../../../components/conversation/formatted-text.tsx";
import { PlaceLink } from "./place-link.tsx";

type Media = readonly { link: string; caption?: string | undefined }[];

const Picture = ({ link, caption }: Media[number]) => (
  <figure>
    {/* biome-ignore lint/performance/noImgElement: pictures of any host, in the size they were sent */}
    <img src={link} alt={caption ?? ""} loading="lazy" className="max-h-72 max-w-full rounded-control" />
    {caption && (
      <figcaption className="mt-1">
        <FormattedText text={caption} />
      </figcaption>
    )}
  </figure>
);

/** Nothing of it is read before somebody presses: a phone pays for it. */
const shape = { controls: true, preload: "none", className: "max-h-72 max-w-full" } as const;

const Film = ({ link, caption, name }: Media[number] & { name: string }) => (
  <figure>
    <video {...shape} src={link} playsInline aria-label={name} />
    {caption && (
      <figcaption className="mt-1">
        <FormattedText text={caption} />
      </figcaption>
    )}
  </figure>
);

const FileLink = ({ link, caption, name }: Media[number] & { name: string }) => (
  <a
    href={link}
    target="_blank"
    rel="noreferrer"
    className="font-medium text-primary underline-offset-4 hover:underline"
  >
    <bdi>{caption || name}</bdi>
  </a>
);

/** What the customer could choose from, as words: choosing is theirs. */
const Choices = ({ titles }: { titles: readonly string[] }) => (
  <ul className="mt-2 flex flex-wrap gap-1.5">
    {titles.map((title) => (
      <li key={title} className="rounded-full border border-line-strong px-2.5 py-0.5 text-[0.8125rem]">
        <bdi>{title}</bdi>
      </li>
    ))}
  </ul>
);

const Each = ({ media, show }: { media: Media; show: (medium: Media[number]) => ReactNode }) => (
  <div className="flex flex-col gap-2">
    {media.map((medium) => (
      <div key={medium.link}>{show(medium)}</div>
    ))}
  </div>
);

/** One thing that was sent to the customer, as they see it. */
export function ActionView({ action }: { action: ChatAction }) {
  const t = useTranslations("conversations.kinds");
  if ("send_message" in action) return <FormattedText text={action.send_message} />;
  if ("send_reply_button" in action) {
    const { body, action: choice } = action.send_reply_button;
    return (
      <>
        <FormattedText text={body.text} />
        <Choices titles={choice.buttons.map(({ reply }) => reply.title)} />
      </>
    );
  }
  if ("send_button" in action) {
    const { header, body, footer, action: choice } = action.send_button;
    const rows = choice.sections.flatMap(({ rows }) => rows);
    return (
      <>
        {header !== "" && (
          <b className="block">
            <bdi>{header}</bdi>
          </b>
        )}
        <FormattedText text={body} />
        {footer !== "" && <span className="block text-[0.8125rem] text-muted">{footer}</span>}
        <details className="mt-2 text-[0.8125rem]">
          <summary className="cursor-pointer py-1">
            {t("list", { name: choice.button, count: String(rows.length) })}
          </summary>
          <ul className="mt-1 list-disc pl-5">
            {rows.map(({ id, title, description }) => (
              <li key={id}>
                <bdi>{title}</bdi>
                {description !== "" && <span className="text-muted"> · {description}</span>}
              </li>
            ))}
          </ul>
        </details>
      </>
    );
  }
  if ("send_images" in action) return <Each media={action.send_images} show={(each) => <Picture {...each} />} />;
  if ("send_stickers" in action) return <Each media={action.send_stickers} show={(each) => <Picture {...each} />} />;
  if ("send_videos" in action)
    return <Each media={action.send_videos} show={(each) => <Film {...each} name={t("video")} />} />;
  if ("send_audios" in action)
    return (
      <Each
        media={action.send_audios}
        show={({ link }) => <audio {...shape} src={link} aria-label={t("audio")} className="w-72 max-w-full" />}
      />
    );
  if ("send_documents" in action)
    return <Each media={action.send_documents} show={(each) => <FileLink {...each} name={t("document")} />} />;
  const { latitude, longitude, name, address } = action.send_locations;
  const place = [name, address].filter(Boolean).join(", ") || t("location");
  if (latitude === undefined || longitude === undefined) return <bdi>{place}</bdi>;
  return <PlaceLink place={{ latitude, longitude }}>{place}</PlaceLink>;
}
