export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

/** The status of a refusal, and its sentence in both languages; `{name}` stands for a value. */
type ErrorText = { status: ErrorStatus; en: string; sw: string };

/** Declares errors by code; the identity function that keeps their exact type. A code, once released, never changes. */
export const defineErrors = <const T extends Record<string, ErrorText>>(errors: T) => errors;
