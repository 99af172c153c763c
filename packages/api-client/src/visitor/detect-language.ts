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

/** The language for a visitor's country: Swahili for Tanzania, English otherwise and for an unreadable response. */
function languageOf(answer: unknown): Language {
  const isTanzania = typeof answer === "object" && answer !== null && Reflect.get(answer, "country_code") === "TZ";
  return isTanzania ? "sw" : "en";
}

async function lookUp(ipLocationUrl: string): Promise<Language> {
  try {
    const response = await fetch(ipLocationUrl, {
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return languageOf(await response.json());
  } catch {
    return "en";
  }
}

/** Notices when the visitor starts to use the page, which must not change under them then. */
function trackInteraction() {
  const interaction = { busy: false };
  const onUse = () => {
    interaction.busy = true;
  };
  for (const type of ["pointerdown", "keydown", "wheel", "touchstart", "input"])
    document.addEventListener(type, onUse, { passive: true, capture: true });
  return interaction;
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
  const interaction = trackInteraction();
  whenIdle(async () => {
    const language = await lookUp(ipLocationUrl);
    // The visitor may have chosen by themselves meanwhile.
    if (hasSaved()) return;
    save(language);
    if (language === "sw" && !interaction.busy) openSwahili();
  });
}
