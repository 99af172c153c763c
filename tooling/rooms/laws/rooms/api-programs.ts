/** What package.json starts: the server, the migrator, the demo data. They stand above everything and may act when loaded. */
export const isApiProgram = (path: string) => /^apps\/api\/src\/(?:main|db\/migrate|db\/seed\/seed)\.ts$/.test(path);
