import { ChatWidget } from "@mauzo/chat-widget/react";

export function ShopChat({ botId }: { botId: string }) {
  return <ChatWidget botId={botId} apiBase="https://mauzo.example/api" lang="en" mode="inline" />;
}
