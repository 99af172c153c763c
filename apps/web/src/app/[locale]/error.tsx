"use client";
import { Button } from "@mauzo/ui/button";
import { failure as english } from "../../i18n/messages/en/failure.ts";
import { failure as swahili } from "../../i18n/messages/sw/failure.ts";
import "../../layout/styles/words.css";

export default function ErrorScreen() {
  const text = document.documentElement.lang === "sw" ? swahili : english;
  return (
    <main className="grid min-h-dvh place-items-center px-5">
      <title>{text.title}</title>
      <div className="text-center">
        <h1 className="font-bold font-display text-3xl">{text.title}</h1>
        <p className="mt-2 text-muted">{text.text}</p>
        <Button size="lg" className="mt-6" onClick={() => location.reload()}>
          {text.refresh}
        </Button>
      </div>
    </main>
  );
}
