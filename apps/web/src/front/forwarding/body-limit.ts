/** The longest request body that is forwarded to another app. */
export const bodyLimitBytes = 30 * 1024 * 1024;
