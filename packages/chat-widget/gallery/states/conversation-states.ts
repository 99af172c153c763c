import type { GalleryTexts } from "../gallery-texts.ts";
import { repliesIn } from "./replies.ts";
import { afterSaying, press, type State, say, toStart, waitFor } from "./state.ts";

/** Messages of the visitor, the shop and the chat itself. */
export function conversationStates(words: GalleryTexts): State[] {
  const after = afterSaying(words.greeting);
  const { buttons, list } = repliesIn(words);
  const many = Array.from({ length: 219 }, (_, index) => ({ send_message: `${words.greeting} ${index + 1}` }));
  const away = { reply: "unreachable" as const };

  return [
    { name: "visitor", reply: [], steps: [...say(words.question), waitFor(".visitor")] },
    after("typing", "silence", waitFor(".typing")),
    { ...after("typing-long", "silence", waitFor(".typing + .quiet")), slow: true },
    after("text-marks", [{ send_message: words.marks }]),
    after("text-links", [{ send_message: words.links }]),
    after("text-cart", [{ send_message: words.cart }]),
    after("text-tags", [{ send_message: words.tags }]),
    after("text-long", [{ send_message: words.long.repeat(20) }]),
    after("reply-buttons", [buttons(words.buttons)]),
    after("reply-buttons-many", [
      buttons(Array.from({ length: 24 }, (_, index) => `${index + 1}. ${words.buttons[index % 3]}`)),
    ]),
    after("reply-buttons-500", [
      buttons(Array.from({ length: 500 }, (_, index) => `${index + 1}. ${words.buttons[index % 3]}`)),
    ]),
    after("list", [list]),
    after("list-open", [list], press("[aria-haspopup=dialog]"), waitFor(".option")),
    after("unknown", [{ send_hologram: { link: "/kanga.svg" } }]),
    after("earlier", many, waitFor(".earlier"), toStart),
    { name: "away", ...away, steps: [...say(words.greeting), waitFor(".away")] },
    {
      name: "away-waiting",
      ...away,
      steps: [...words.buttons.flatMap(say), waitFor(".visitor:nth-of-type(3) ~ .away")],
    },
    after("away-busy", { status: 429, text: JSON.stringify({ detail: words.busy }) }, waitFor(".away")),
    after("problem-refused", { status: 500, text: "<h1>Internal Server Error</h1>" }, waitFor(".problem")),
    after("problem-final", { status: 404, text: JSON.stringify({ detail: words.closed }) }, waitFor(".problem")),
  ];
}
