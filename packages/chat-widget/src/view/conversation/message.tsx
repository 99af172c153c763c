/** @jsxImportSource preact */
import type { ChatAction, ListMessage } from "@mauzo/contract/chat";
import { Component, type ComponentChild } from "preact";
import type { Entry } from "../../core/chat/entry.ts";
import { isAction as is } from "../../core/chat/is-action.ts";
import { picturePicks } from "../../core/chat/picture-picks.ts";
import type { ChatTexts } from "../../core/texts/chat-texts.ts";
import { toHref } from "../../reply/find-link.ts";
import { chatIcons } from "./chat-icons.ts";
import { Icon } from "./icon.tsx";
import { Pictures } from "./pictures.tsx";
import { ReplyText } from "./reply-text.tsx";
import { StatusIcon } from "./status-icon.tsx";

export type MessageProps = {
  entry: Entry;
  /** All actions of the reply the entry belongs to. */
  reply(): ChatAction[];
  texts: ChatTexts;
  base: string;
  onPick(option: { id: string; title: string }): void;
  onOpenList(list: ListMessage, opener: HTMLElement): void;
  onSendAgain(problem: Entry): void;
};

/** One thing said. Its entry never changes, so it is drawn once for each. */
export class Message extends Component<MessageProps> {
  override shouldComponentUpdate(next: MessageProps) {
    return next.entry !== this.props.entry;
  }
  render(props: MessageProps) {
    const { entry, texts, onSendAgain } = props;
    switch (entry.kind) {
      case "said":
        return (
          <div class="turn visitor">
            <div class="bubble">{entry.text}</div>
            <StatusIcon status={entry.status} name={texts.status[entry.status]} />
          </div>
        );
      case "shown":
        return <div class="turn shop">{showAction(entry.action, props)}</div>;
      case "problem":
        return (
          <div class="turn shop">
            <div class="bubble problem">
              <Icon path={chatIcons.problem} />
              <span>{entry.text}</span>
            </div>
            {entry.failed && (
              <button type="button" class="pill opener" onClick={() => onSendAgain(entry)}>
                <Icon path={chatIcons.again} />
                {texts.sendAgain}
              </button>
            )}
          </div>
        );
      case "unknown":
        return (
          <div class="turn shop">
            <p class="quiet">{texts.unknown}</p>
          </div>
        );
    }
  }
}

function showAction(action: ChatAction, props: MessageProps): ComponentChild {
  const { texts, base, onPick, onOpenList } = props;
  const bubble = (text: string) => (
    <div class="bubble">
      <ReplyText text={text} cartLabel={texts.cart} />
    </div>
  );
  if (is(action, "send_message")) return bubble(action.send_message);
  if (is(action, "send_reply_button")) {
    const { body, action: choice } = action.send_reply_button;
    return (
      <>
        {body.text.trim() && bubble(body.text)}
        <div class="choices">
          {choice.buttons.map(({ reply }) => (
            <button key={reply.id} type="button" class="pill" onClick={() => onPick(reply)}>
              {reply.title}
            </button>
          ))}
        </div>
      </>
    );
  }
  if (is(action, "send_button")) return <ListOpener list={action.send_button} texts={texts} onOpen={onOpenList} />;
  if (is(action, "send_images")) {
    const picks = { of: picturePicks(props.reply()), onPick };
    return <Pictures items={action.send_images} {...{ texts, base, picks }} />;
  }
  if (is(action, "send_stickers")) return <Pictures items={action.send_stickers} texts={texts} base={base} sticker />;
  if (is(action, "send_videos")) return showFiles(action.send_videos, texts.video, props);
  if (is(action, "send_audios")) return showFiles(action.send_audios, texts.audio, props);
  if (is(action, "send_documents")) return showFiles(action.send_documents, texts.document, props);
  if (!is(action, "send_locations")) return null;
  const { latitude, longitude, name, address } = action.send_locations;
  const place = [name, address].filter(Boolean).join("\n");
  const link = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
  return showFiles([{ link, caption: place }], texts.map, props);
}

const ListOpener = ({
  list,
  texts,
  onOpen,
}: {
  list: ListMessage;
  texts: ChatTexts;
  onOpen: MessageProps["onOpenList"];
}) => (
  <div class="turn rows">
    {(list.header + list.body + list.footer).trim() && (
      <div class="bubble">
        {list.header && (
          <b>
            <ReplyText text={list.header} cartLabel={texts.cart} />
          </b>
        )}
        {list.body && (
          <span>
            <ReplyText text={list.body} cartLabel={texts.cart} />
          </span>
        )}
        {list.footer && (
          <span class="foot">
            <ReplyText text={list.footer} cartLabel={texts.cart} />
          </span>
        )}
      </div>
    )}
    {list.action.sections.length > 0 && (
      <button
        type="button"
        class="pill opener"
        aria-haspopup="dialog"
        onClick={(event) => onOpen(list, event.currentTarget)}
      >
        <Icon path={chatIcons.list} />
        {list.action.button || texts.list}
      </button>
    )}
  </div>
);

const showFiles = (items: { link: string; caption?: string }[], label: string, { texts, base }: MessageProps) =>
  items.map(({ link, caption }) => {
    const href = toHref(link, base);
    return (
      <div key={link} class="bubble">
        {caption && <ReplyText text={caption} cartLabel={texts.cart} />}
        {caption && href && "\n"}
        {href && (
          <a class="open" href={href} target="_blank" rel="noopener noreferrer">
            <Icon path={chatIcons.open} />
            {label}
          </a>
        )}
      </div>
    );
  });
