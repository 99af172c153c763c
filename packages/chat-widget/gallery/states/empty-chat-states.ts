import type { GalleryTexts } from "../gallery-texts.ts";
import { minimise, open, paste, press, type State, waitFor, write } from "./state.ts";

/** The launcher in its sizes and positions, the bubble, and the empty box. */
export const emptyChatStates = ({ greeting }: GalleryTexts): State[] => [
  ...(["sm", "md", "lg"] as const).flatMap((buttonSize) =>
    (["left", "right"] as const).map(
      // The launcher takes its size and position while hidden: once visible it does not move.
      (placement): State => ({
        name: `launcher-${buttonSize}-${placement}`,
        floating: true,
        theme: { buttonSize, placement },
        steps: [open, minimise],
      }),
    ),
  ),
  { name: "bubble", floating: true, steps: [waitFor(".words")] },
  { name: "open", floating: true, steps: [open, waitFor(".hint")] },
  { name: "open-left", floating: true, theme: { placement: "left" }, steps: [open, waitFor(".hint")] },
  { name: "popup", floating: "popup", steps: [waitFor(".box:not([hidden])")] },
  { name: "hint", steps: [waitFor(".hint")] },
  { name: "near-the-limit", steps: [waitFor(".hint"), write(greeting.padEnd(1000, " ha"))] },
  {
    name: "cut-to-fit",
    steps: [waitFor(".hint"), paste(greeting.padEnd(1100, " ha")), write(greeting.padEnd(1024, " ha"))],
  },
  {
    name: "too-long",
    steps: [waitFor(".hint"), async ({ widget }) => widget.send(greeting.padEnd(1100, " ha")), waitFor(".advice")],
  },
  { name: "calendar", steps: [waitFor(".hint"), press(".write [type=button]"), waitFor(".month")] },
  {
    name: "unread",
    floating: true,
    reply: [{ send_message: greeting }],
    steps: [async ({ widget }) => widget.send(greeting), waitFor(".badge:not(:empty)")],
  },
  { name: "own-colours", theme: { primaryColor: "#7a1f5c", chatboxBg: "#fff7e8" }, steps: [waitFor(".hint")] },
];
