"use client";
import { Button } from "@mauzo/ui/button";
import { errorText } from "../../i18n/error-text.ts";
import { localeOf } from "../../i18n/locale.ts";
import "../../layout/styles/words.css";

export default function ErrorScreen() {
  const text = errorText[localeOf(document.documentElement.lang)];
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
