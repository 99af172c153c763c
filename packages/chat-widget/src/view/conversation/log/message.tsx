/** @jsxImportSource preact */
import type { ChatAction, ListMessage } from "@mauzo/contract/conversations/chat";
import { Component, type ComponentChild } from "preact";
import type { Entry } from "../../../core/chat/entry.ts";
import { isAction as is } from "../../../core/chat/is-action.ts";
import { pictureOptions } from "../../../core/chat/picture-options.ts";
import type { LazyMediaKind } from "../../../core/media/lazy-media-kind.ts";
import type { ChatTexts } from "../../../core/texts/chat-texts.ts";
import type { Language } from "../../../core/texts/language.ts";
import { ListOpener } from "../../list/list-opener.tsx";
import { LocationCard } from "../../media/location-card.tsx";
import { MediaFiles } from "../../media/media-files.tsx";
import { Pictures } from "../../media/pictures.tsx";
import { chatIcons } from "../chat-icons.ts";
import { Icon } from "../icon.tsx";
import { ReplyText } from "../reply-text.tsx";
import { ShowMore } from "../show-more.tsx";
import { StatusIcon } from "./status-icon.tsx";

export type MessageProps = {
  entry: Entry;
  /** All actions of the reply the entry belongs to. */
  reply(): ChatAction[];
  texts: ChatTexts;
  lang: Language;
  base: string;
  onPick(option: { id: string; title: string }): void;
  onOpenList(list: ListMessage, opener: HTMLElement): void;
  onSendAgain(problem: Entry): void;
};

type Item = { link: string; caption?: string };

/** One message. Its entry never changes, so it renders only once. */
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
  const { texts, lang, base, onPick, onOpenList } = props;
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
          <ShowMore
            items={choice.buttons}
            step={50}
            texts={texts}
            draw={({ reply }) => (
              <button key={reply.id} type="button" class="pill" onClick={() => onPick(reply)}>
                {reply.title}
              </button>
            )}
          />
        </div>
      </>
    );
  }
  if (is(action, "send_button")) return <ListOpener list={action.send_button} texts={texts} onOpen={onOpenList} />;
  if (is(action, "send_images")) {
    const picks = { of: pictureOptions(props.reply()), onPick };
    return <Pictures items={action.send_images} {...{ texts, lang, base, picks }} />;
  }
  if (is(action, "send_stickers")) return <Pictures items={action.send_stickers} {...{ texts, lang, base }} sticker />;
  const files = (kind: LazyMediaKind, items: readonly Item[]) => <MediaFiles {...{ kind, items, texts, lang, base }} />;
  if (is(action, "send_videos")) return files("video", action.send_videos);
  if (is(action, "send_audios")) return files("audio", action.send_audios);
  if (is(action, "send_documents")) return files("document", action.send_documents);
  return is(action, "send_locations") && <LocationCard place={action.send_locations} texts={texts} />;
}
