const key = "typed-email";

/** The e-mail typed on one of the forms, for the others; in this tab only and never in an address. */
export const typedEmail = {
  keep(email: string) {
    try {
      sessionStorage.setItem(key, email);
    } catch {
      // Storage may be switched off: then it is typed again.
    }
  },
  /** Takes it out: a later visit starts empty. */
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
