/**
 * The programs in package.json: the server, the migrations, the demo data. They may import anything and act on import.
 */
export const isApiProgram = (path: string) => /^apps\/api\/src\/(?:main|db\/migrate|db\/seed\/seed)\.ts$/.test(path);
