/** The link by which somebody gets no more offers. */
export const optOutLink = ({ siteUrl }: { siteUrl: string }, code: string): string => `${siteUrl}/o/${code}`;
