/** What lies over everything below a dialog, another dialog too: the later of two stands above, as in the document. */
export const overlayClass = "fixed inset-0 z-50 bg-night/60 dark:bg-sunken/75";
