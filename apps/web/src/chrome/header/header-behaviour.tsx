"use client";
import { useEffect } from "react";
import { rememberChosenLanguage, rememberFirstLanguage } from "./remember-language.ts";

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

/** What the header does beyond its markup, which works as it is without JavaScript. */
export function HeaderBehaviour() {
  useEffect(() => {
    const header = document.querySelector<HTMLElement>("header[data-site]");
    if (!header) return;
    const stop = new AbortController();
    follow(header, stop.signal);
    foldMenus(header, stop.signal);
    rememberFirstLanguage();
    rememberChosenLanguage(header, stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}
