const key = "typed-email";

/** Passes the typed e-mail from one of these forms to the next; kept in this tab only and never in a URL. */
export const typedEmail = {
  save(email: string) {
    try {
      sessionStorage.setItem(key, email);
    } catch {
      // Storage may be disabled: then it has to be typed again.
    }
  },
  /** Reads the e-mail and removes it, so that a later visit starts empty. */
  take(): string {
    try {
      const email = sessionStorage.getItem(key) ?? "";
      sessionStorage.removeItem(key);
      return email;
    } catch {
      return "";
    }
  },
};
