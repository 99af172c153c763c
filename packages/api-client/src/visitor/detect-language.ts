type Language = "en" | "sw";
type Device = {
  /** A service that says the caller's country as `country_code` in JSON. */
  ipLocationUrl: string;
  /** Whether a language is saved on this device. */
  hasSaved: () => boolean;
  save: (language: Language) => void;
  /** Opens the page that is shown in Swahili. */
  openSwahili: () => void;
  /** Runs the lookup once nothing more important is to be done. */
  whenIdle: (work: () => void) => void;
};

const timeoutMs = 8_000;

/** The language for a visitor's country: Swahili for Tanzania, English otherwise and where no country is said. */
async function lookUp(ipLocationUrl: string): Promise<Language> {
  try {
    const response = await fetch(ipLocationUrl, { credentials: "omit", signal: AbortSignal.timeout(timeoutMs) });
    const answer: { country_code?: unknown } | null = await response.json();
    return answer?.country_code === "TZ" ? "sw" : "en";
  } catch {
    return "en";
  }
}

/**
 * Sets the language of a device that has none saved. A Swahili page decides it by itself; on an English one the
 * visitor's country is looked up once, after the first paint. A lookup that fails is silent and means English.
 */
export function detectLanguage({ ipLocationUrl, hasSaved, save, openSwahili, whenIdle }: Device): void {
  if (hasSaved()) return;
  if (document.documentElement.lang === "sw") {
    save("sw");
    return;
  }
  // The page must not change under a visitor who has started to use it.
  let isInUse = false;
  const onUse = () => {
    isInUse = true;
  };
  for (const type of ["pointerdown", "keydown", "wheel", "touchstart", "input"])
    document.addEventListener(type, onUse, { passive: true, capture: true });
  whenIdle(async () => {
    const language = await lookUp(ipLocationUrl);
    // The visitor may have chosen by themselves meanwhile.
    if (hasSaved()) return;
    save(language);
    if (language === "sw" && !isInUse) openSwahili();
  });
}
