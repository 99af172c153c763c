/** @jsxImportSource preact */
import type { ChatAction, ListMessage } from "@mauzo/contract/chat";
import { Component, type ComponentChild } from "preact";
import type { ChatTexts } from "../core/chat-texts.ts";
import type { Entry } from "../core/entry.ts";
import { toHref } from "../reply/find-link.ts";
import { chatIcons } from "./chat-icons.ts";
import { Icon } from "./icon.tsx";
import { Pictures } from "./pictures.tsx";
import { ReplyText } from "./reply-text.tsx";

export type MessageProps = {
  entry: Entry;
  texts: ChatTexts;
  base: string;
  onPick(option: { id: string; title: string }): void;
  onOpenList(list: ListMessage): void;
};

/** One thing said. It never changes, so it is drawn once. */
export class Message extends Component<MessageProps> {
  override shouldComponentUpdate(next: MessageProps) {
    return next.entry !== this.props.entry;
  }
  render(props: MessageProps) {
    const { entry, texts } = props;
    if (entry.from === "visitor") {
      return (
        <div class="turn visitor">
          <div class="bubble">{entry.text}</div>
        </div>
      );
    }
    return (
      <div class="turn shop">{"action" in entry ? showAction(entry.action, props) : showNotice(entry, texts)}</div>
    );
  }
}

const showNotice = (entry: { problem: string } | { unknown: true }, texts: ChatTexts): ComponentChild =>
  "problem" in entry ? (
    <div class="bubble problem">
      <Icon path={chatIcons.problem} />
      <span>{entry.problem}</span>
    </div>
  ) : (
    <p class="quiet">{texts.unknown}</p>
  );

function showAction(action: ChatAction, props: MessageProps): ComponentChild {
  const { texts, base, onPick, onOpenList } = props;
  const bubble = (text: string) => (
    <div class="bubble">
      <ReplyText text={text} cartLabel={texts.cart} />
    </div>
  );
  if ("send_message" in action) return bubble(action.send_message);
  if ("send_reply_button" in action) {
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
  if ("send_button" in action) return <ListOpener list={action.send_button} texts={texts} onOpen={onOpenList} />;
  if ("send_images" in action) return <Pictures items={action.send_images} texts={texts} base={base} />;
  if ("send_stickers" in action) return <Pictures items={action.send_stickers} texts={texts} base={base} sticker />;
  if ("send_videos" in action) return showFiles(action.send_videos, texts.video, props);
  if ("send_audios" in action) return showFiles(action.send_audios, texts.audio, props);
  if ("send_documents" in action) return showFiles(action.send_documents, texts.document, props);
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
  onOpen(list: ListMessage): void;
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
      <button type="button" class="pill opener" aria-haspopup="dialog" onClick={() => onOpen(list)}>
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
