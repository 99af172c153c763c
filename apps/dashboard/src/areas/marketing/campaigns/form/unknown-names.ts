/** What stands in a template where a name is not known, until somebody writes something else. */
export const unknownNames = { sw: { text: "", fallback: "mteja wetu" }, en: { text: "", fallback: "dear customer" } };
