/**
 * The backdrop of a dialog, covering everything below it, including other dialogs: the later in the document is on top.
 */
export const backdropClass = "fixed inset-0 z-50 bg-night/60 dark:bg-sunken/75";
