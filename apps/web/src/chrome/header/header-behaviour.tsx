"use client";
import { useEffect } from "react";

const flipAfterPx = 35;

function follow(header: HTMLElement, signal: AbortSignal) {
  let last = window.scrollY;
  const onScroll = () => {
    const now = window.scrollY;
    header.toggleAttribute("data-scrolled", now > flipAfterPx);
    header.toggleAttribute("data-away", now > last && now > header.offsetHeight);
    last = now;
  };
  onScroll();
  window.addEventListener("scroll", onScroll, { passive: true, signal });
}

function foldMenus(header: HTMLElement, signal: AbortSignal) {
  const menus = () => header.querySelectorAll<HTMLDetailsElement>("details[open]");
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const menu of menus()) if (!menu.contains(target) || target.closest("a")) menu.open = false;
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      for (const menu of menus()) {
        if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
        menu.open = false;
      }
    },
    { signal },
  );
}

function rememberLanguage(header: HTMLElement, signal: AbortSignal) {
  header.addEventListener(
    "click",
    ({ target }) => {
      const language = target instanceof Element && target.closest("a")?.dataset.language;
      if (!language) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
      document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
      try {
        localStorage.setItem("language", language);
      } catch {
        // Storage can be switched off; the cookie is enough.
      }
    },
    { signal },
  );
}

/** What the header does beyond its markup, which works as it is without JavaScript. */
export function HeaderBehaviour() {
  useEffect(() => {
    const header = document.querySelector<HTMLElement>("header[data-site]");
    if (!header) return;
    const stop = new AbortController();
    follow(header, stop.signal);
    foldMenus(header, stop.signal);
    rememberLanguage(header, stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}
