import { ChatWidget } from "@mauzo/chat-widget/react";
import { createElement as make, useState } from "react";
import { createRoot } from "react-dom/client";

/** A React page that mounts the chat as a component and unmounts it again. */
function ReactPage({ chat }: { chat: { site: string; botId: string } | undefined }) {
  const [isOn, setOn] = useState(chat !== undefined);
  return make(
    "main",
    null,
    make("h1", null, "Duka la Asha"),
    make("button", { type: "button", onClick: () => setOn(false) }, "Ondoa mazungumzo"),
    chat && isOn && make(ChatWidget, { botId: chat.botId, apiBase: `${chat.site}/api`, lang: "sw" }),
  );
}

const told = document.getElementById("chat")?.textContent;
const place = document.getElementById("app");
if (place) createRoot(place).render(make(ReactPage, { chat: told ? JSON.parse(told) : undefined }));
